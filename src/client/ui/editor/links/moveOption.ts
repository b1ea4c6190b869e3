/**
 * The option to which a key leads from the active one, in a list that is drawn; nothing for other
 * keys. From the last one it goes on at the first.
 */
export function moveOption(list: Element | null, activeId: string | undefined, key: string) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const options = [...(list?.querySelectorAll('[role="option"]') ?? [])];
  if (step === undefined || options.length === 0) return undefined;
  const at = options.findIndex(({ id }) => id === activeId);
  const next = at < 0 && step < 0 ? options.length - 1 : at + step;
  const option = options[(next + options.length) % options.length];
  option?.scrollIntoView({ block: 'nearest' });
  return option?.id;
}
