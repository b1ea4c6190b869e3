import type { ReactElement } from 'react';
import { wordsOf } from '#shared/rules/search/searchText';

/** Something that can be done, or a page of the portal that can be gone to, from the search field. */
export type Command = {
  key: string;
  title: string;
  /** By which it is found besides its title. */
  words: string;
  icon: ReactElement;
} & ({ address: string } | { run: () => void });

/** Most that are listed for one text. */
const most = 5;

/** The commands of which every typed word begins a word; those whose own title says it come first. */
export function matchingCommands<C extends Pick<Command, 'title' | 'words'>>(
  commands: readonly C[],
  text: string,
): C[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const begins = (words: readonly string[]) =>
    typed.every((start) => words.some((word) => word.startsWith(start)));
  const found = commands.filter(({ title, words }) => begins(wordsOf(`${title} ${words}`)));
  const byTitle = (command: C) => (begins(wordsOf(command.title)) ? 0 : 1);
  return found.sort((one, other) => byTitle(one) - byTitle(other)).slice(0, most);
}
