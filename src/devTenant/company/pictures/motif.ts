/** Motifs of drawn pictures. */
export const motifs = [
  'fjord',
  'harbour',
  'ship',
  'wind',
  'workshop',
  'lighthouse',
  'aurora',
  'city',
] as const;
export type Motif = (typeof motifs)[number];
