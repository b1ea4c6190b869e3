import type { Editor } from '@tiptap/core';
import { useTexts } from '../../../texts/useTexts';
import { SuggestionList, type SuggestedOption } from './SuggestionList';
import { blockCommands } from './blockCommands';
import type { Suggestions } from './suggestions';

interface SlashMenuProps {
  editor: Editor;
  suggestions: Suggestions;
}

/** The blocks behind "/", fewer with each letter of their name. */
export function SlashMenu({ editor, suggestions }: SlashMenuProps) {
  const { editor: texts } = useTexts('editing');
  const optionsFor = (query: string): SuggestedOption[] =>
    blockCommands
      .map((command) => ({ ...command, label: command.label(texts) }))
      .filter(({ label, isPossible }) => isNamed(label, query) && isPossible?.(editor) !== false)
      .map(({ id, label, icon: Icon, run }) => ({
        id,
        label,
        icon: <Icon />,
        run: () => run(editor),
      }));
  return (
    <SuggestionList
      editor={editor}
      suggestions={suggestions}
      name={texts.blockList}
      optionsFor={optionsFor}
    />
  );
}

/** A blank would end the list: "heading2" finds "Heading 2". */
function isNamed(label: string, query: string): boolean {
  const plain = (text: string) => text.toLocaleLowerCase().replaceAll(/\s/g, '');
  return plain(label).includes(plain(query));
}
