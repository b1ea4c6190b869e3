import type { PaperBlock } from '../../src/client/features/help/paperBlocks';

export declare const blocksOf: (markdown: string) => PaperBlock[];
