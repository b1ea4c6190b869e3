/** A sentence with the values that its `{name}`s stand for. */
export function filled(text: string, values: Readonly<Record<string, string>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
