/** The wording of a field: its name in the words of the form, and the words for its values. */
export interface FieldWords {
  name: string;
  /** For values that stand for something else, as numbers of a kind do. */
  words: (value: unknown) => string | undefined;
}

/** The fields of something by their names on the wire and in the form. */
export type FieldNames = Readonly<Record<string, string | FieldWords>>;

/** The name of a field; one without a name is called as on the wire. */
export function nameOfField(fields: FieldNames, field: string): string {
  const known = fields[field];
  return (typeof known === 'string' ? known : known?.name) ?? field;
}

/** A field whose values are few, each with its own words: `{ 0: 'Bars', 1: 'Pie' }`. */
export function choiceField(name: string, choices: Readonly<Record<string, string>>): FieldWords {
  return { name, words: (value) => choices[String(value)] };
}
