/** A paper of the repository; the build turns it into blocks. */
declare module '*.md' {
  export const blocks: readonly import('./features/help/paperBlocks').PaperBlock[];
}
