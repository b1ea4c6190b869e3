/** A piece of a line, as it is marked. */
export interface PaperPart {
  kind: 'text' | 'strong' | 'emphasis' | 'code';
  text: string;
}

/** A block of a paper: the build makes them, so that no markup reaches the page. */
export type PaperBlock =
  | { kind: 'heading'; level: number; parts: readonly PaperPart[] }
  | { kind: 'paragraph'; parts: readonly PaperPart[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly PaperPart[])[] };
