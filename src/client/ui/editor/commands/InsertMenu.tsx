import type { Editor } from '@tiptap/core';
import { MenuItem } from '@fluentui/react-components';
import { AddSquareRegular } from '@fluentui/react-icons/svg/add-square';
import { useTexts } from '../../../texts/useTexts';
import { ToolbarMenu, type EditorMenuProps } from '../toolbar/ToolbarMenu';
import { insertCommands } from './blockCommands';
import { MenuEntries } from '../../list/MenuEntries';

/** The blocks that have no button of their own. */
export function InsertMenu({ editor, ...menu }: EditorMenuProps & { editor: Editor }) {
  const { editor: texts } = useTexts('editing');
  return (
    <ToolbarMenu {...menu} icon={<AddSquareRegular />} label={texts.blockList}>
      <InsertItems editor={editor} />
    </ToolbarMenu>
  );
}

/** The commands that insert; those impossible at the cursor as the menu opens are disabled. */
function InsertItems({ editor }: { editor: Editor }) {
  const { editor: texts } = useTexts('editing');
  return (
    <MenuEntries>
      {insertCommands.map(({ id, label, icon: Icon, run, isPossible }) => (
        <MenuItem
          key={id}
          icon={<Icon />}
          disabled={isPossible?.(editor) === false}
          // The menu gives the focus back to its button first.
          onClick={() => requestAnimationFrame(() => editor.isDestroyed || run(editor))}
        >
          {label(texts)}
        </MenuItem>
      ))}
    </MenuEntries>
  );
}
