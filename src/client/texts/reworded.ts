/**
 * Texts with some of them worded differently. `words` names each by its key, such as
 * `navigation.today`; keys that do not exist change nothing.
 */
export function reworded<T extends object>(texts: T, words: Readonly<Record<string, string>>): T {
  return Object.entries(words).reduce(
    (changed, [key, text]) => withText(changed, key.split('.'), text),
    texts,
  );
}

function withText<T extends object>(texts: T, [name, ...rest]: string[], text: string): T {
  if (name === undefined || !Object.hasOwn(texts, name)) return texts;
  const present = texts[name as keyof T];
  if (rest.length === 0) return typeof present === 'string' ? { ...texts, [name]: text } : texts;
  return typeof present === 'object' && present !== null
    ? { ...texts, [name]: withText(present, rest, text) }
    : texts;
}
