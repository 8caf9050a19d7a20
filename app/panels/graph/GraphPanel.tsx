/** To be filled in. */
export function GraphPanel() {
  return <section />;
}
