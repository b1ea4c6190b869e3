import {
  interfaceLanguages,
  type InterfaceLanguage,
} from '#shared/rules/settings/interfaceLanguages';
import { isRecord } from '#shared/rules/values/records';

/** The texts that the organisation words differently in one language: key of the text → words. */
export type Wording = Readonly<Record<string, string>>;
/** The same in every language; the value of the setting `resourceValues`. */
type Wordings = Readonly<Record<InterfaceLanguage, Wording>>;

/** The same by language and key together; a text that somebody else has taken back has none. */
export type EnteredWords = Readonly<Record<string, string | undefined>>;

/** A text of the interface under its key, such as `navigation.today`. */
export interface PortalText {
  key: string;
  text: string;
}

/** Every text of a catalogue. */
export function portalTexts(catalogue: object, above = ''): PortalText[] {
  return Object.entries(catalogue).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [{ key: above + name, text: value }]
      : portalTexts(value as object, `${above}${name}.`),
  );
}

/** The stored setting as the form has it: each text of each language is a field. */
export function enteredOf(value: unknown): EnteredWords {
  const stored = (isRecord(value) ? value : {}) as Partial<Wordings>;
  return Object.fromEntries(
    interfaceLanguages.flatMap((language) =>
      Object.entries(stored[language] ?? {}).map(([key, words]) => [
        wordsField(language, key),
        words,
      ]),
    ),
  );
}

/** The field of a text in one language. */
export function wordsField(language: InterfaceLanguage, key: string): string {
  return `${language}.${key}`;
}

/** The language and the key of a field's text. */
export function textOfField(field: string): { language: InterfaceLanguage; key: string } {
  const [language, ...key] = field.split('.');
  return { language: language as InterfaceLanguage, key: key.join('.') };
}

/** The entered texts, by language. */
export function wordingsOf(entered: EnteredWords): Wordings {
  const wordings = Object.fromEntries(
    interfaceLanguages.map((language) => [language, {} as Record<string, string>]),
  ) as Record<InterfaceLanguage, Record<string, string>>;
  for (const [field, words] of Object.entries(entered)) {
    const { language, key } = textOfField(field);
    if (words !== undefined) wordings[language][key] = words;
  }
  return wordings;
}

/** The entered texts as the setting: without texts that were left empty. */
export function valueOfEntered(entered: EnteredWords): Record<string, Wording> {
  const worded = Object.entries(entered).filter(([, words]) => words?.trim());
  const wordings = Object.entries(wordingsOf(Object.fromEntries(worded)));
  return Object.fromEntries(wordings.filter(([, wording]) => Object.keys(wording).length > 0));
}

/** Places such as `{name}` that the portal cannot fill, because its own text does not have them. */
export function unknownPlaces({ text }: PortalText, words: string): string[] {
  const known = placesIn(text);
  return placesIn(words).filter((place) => !known.includes(place));
}

/** The keys of the texts whose words have such places. */
export function textsWithUnknownPlaces(texts: readonly PortalText[], wording: Wording): string[] {
  return texts
    .filter((text) => unknownPlaces(text, wording[text.key] ?? '').length > 0)
    .map(({ key }) => key);
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([place]) => place);
}

/** The texts whose key or words, their own or the portal's, hold every word that is looked for. */
export function findTexts(
  texts: readonly PortalText[],
  wording: Wording,
  { words, onlyReworded }: { words: string; onlyReworded: boolean },
): PortalText[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return texts.filter(({ key, text }) => {
    const searched = `${key} ${text} ${wording[key] ?? ''}`.toLocaleLowerCase();
    return (
      (!onlyReworded || Boolean(wording[key])) && wanted.every((word) => searched.includes(word))
    );
  });
}
