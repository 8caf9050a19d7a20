/** To be filled in. */
export function LadderPanel() {
  return <section />;
}
