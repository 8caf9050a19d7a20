/** To be filled in. */
export function InspectorPanel() {
  return <section />;
}
