import {
  interfaceLanguages,
  type InterfaceLanguage,
} from '#shared/rules/settings/interfaceLanguages';

/** The texts that the organisation words differently in one language: key of the text → words. */
export type Wording = Readonly<Record<string, string>>;
/** The same in every language; the value of the setting `resourceValues`. */
export type Wordings = Readonly<Record<InterfaceLanguage, Wording>>;

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

/** The stored setting as the form has it. */
export function wordingsOf(value: unknown): Wordings {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Partial<Wordings>;
  return Object.fromEntries(
    interfaceLanguages.map((language) => [language, stored[language] ?? {}]),
  ) as Wordings;
}

/** The form's wordings as the setting: without texts that were left empty. */
export function valueOfWordings(wordings: Wordings): Record<string, Wording> {
  const worded = Object.entries(wordings).map(
    ([language, wording]) =>
      [
        language,
        Object.fromEntries(Object.entries(wording).filter(([, words]) => words.trim() !== '')),
      ] as const,
  );
  return Object.fromEntries(worded.filter(([, wording]) => Object.keys(wording).length > 0));
}

/** Places such as `{name}` that the portal cannot fill, because its own text does not have them. */
export function unknownPlaces({ text }: PortalText, words: string): string[] {
  const known = placesIn(text);
  return placesIn(words).filter((place) => !known.includes(place));
}

export function hasUnknownPlaces(texts: readonly PortalText[], wording: Wording): boolean {
  return texts.some((text) => unknownPlaces(text, wording[text.key] ?? '').length > 0);
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
