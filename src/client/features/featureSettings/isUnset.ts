/** True for what a person leaves empty: no text, no entries, a switch that is off. */
export function isUnset(value: unknown): boolean {
  return (
    value === '' ||
    value === false ||
    value === undefined ||
    (Array.isArray(value) && value.length === 0)
  );
}
