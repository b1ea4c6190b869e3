/** The organisation's own words in one language: key of the text → words (ADMIN-15). */
export type Words = Readonly<Record<string, string>>;

/**
 * Texts with some of them worded differently. `words` names each by its key, such as
 * `navigation.today`; keys that do not exist change nothing.
 */
export function reworded<T extends object>(texts: T, words: Words): T {
  return Object.entries(words).reduce(
    (changed, [key, text]) => withText(changed, key.split('.'), text),
    texts,
  );
}

/** The same for the texts of one topic, with which their keys begin. */
export function rewordedTopic<T extends object>(topic: string, texts: T, words: Words = {}): T {
  return reworded({ [topic]: texts }, words)[topic] ?? texts;
}

function withText<T extends object>(texts: T, [name, ...rest]: string[], text: string): T {
  if (name === undefined || !Object.hasOwn(texts, name)) return texts;
  const present = texts[name as keyof T];
  if (rest.length === 0) return typeof present === 'string' ? { ...texts, [name]: text } : texts;
  return typeof present === 'object' && present !== null
    ? { ...texts, [name]: withText(present, rest, text) }
    : texts;
}
