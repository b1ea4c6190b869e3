/** Something found: managed property in lower case → text. */
export type SearchRow = Readonly<Record<string, string | null>> & {
  title: string;
  description: string;
};
