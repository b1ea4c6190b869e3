import { useState } from 'react';
import type { Editor } from '@tiptap/core';
import {
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  ToolbarButton,
} from '@fluentui/react-components';
import { AddSquareRegular } from '@fluentui/react-icons/svg/add-square';
import { useTexts } from '../../../texts/useTexts';
import { insertCommands } from './blockCommands';

interface InsertMenuProps {
  editor: Editor;
  className: string;
  isDisabled: boolean;
}

/** The blocks that have no button of their own. */
export function InsertMenu({ editor, className, isDisabled }: InsertMenuProps) {
  const { editor: texts } = useTexts('editing');
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu open={isOpen} onOpenChange={(_, { open }) => setOpen(open)}>
      <MenuTrigger disableButtonEnhancement>
        <ToolbarButton
          className={className}
          icon={<AddSquareRegular />}
          aria-label={texts.blockList}
          title={texts.blockList}
          disabled={isDisabled}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
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
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
