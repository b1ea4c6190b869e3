import { useState } from 'react';
import type { Editor } from '@tiptap/core';
import { ToolbarToggleButton } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { useTexts } from '../../../texts/useTexts';
import { useAsked } from '../commands/askedPart';
import { LinkDialog } from './LinkDialog';
import { LinkPopover } from './LinkPopover';

interface LinkButtonProps {
  editor: Editor;
  className: string;
  isDisabled: boolean;
}

/**
 * Sets and changes links, and those that are buttons: by this button, by Ctrl+K, and beside the link
 * that the cursor is in.
 */
export function LinkButton({ editor, className, isDisabled }: LinkButtonProps) {
  const { link } = useTexts('editing').editor;
  const [opened, setOpened] = useState<'link' | 'button'>();
  useAsked(editor, 'link', () => setOpened('link'));
  useAsked(editor, 'button', () => setOpened('button'));
  return (
    <>
      <ToolbarToggleButton
        className={className}
        name="format"
        value="link"
        icon={<LinkRegular />}
        aria-label={link}
        title={link}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        disabled={isDisabled}
        onClick={() => setOpened('link')}
      />
      {opened ? (
        <LinkDialog
          editor={editor}
          asButton={opened === 'button'}
          close={() => setOpened(undefined)}
        />
      ) : (
        !isDisabled && <LinkPopover editor={editor} change={() => setOpened('link')} />
      )}
    </>
  );
}
