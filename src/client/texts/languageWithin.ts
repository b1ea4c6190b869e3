/**
 * The name of a language as it stands within a sentence: English alone keeps the capital that names
 * have in a list. What is no plain word, as an abbreviation, stays as it is.
 */
export function languageWithin(name: string, locale: string): string {
  if (locale.startsWith('en') || !/^\p{Lu}\p{Ll}/u.test(name)) return name;
  return name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
}
