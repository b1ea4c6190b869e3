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

/** Sets and changes links: by this button, by Ctrl+K, and beside the link that the cursor is in. */
export function LinkButton({ editor, className, isDisabled }: LinkButtonProps) {
  const { link } = useTexts('editing').editor;
  const [isOpen, setOpen] = useState(false);
  useAsked(editor, 'link', () => setOpen(true));
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
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <LinkDialog editor={editor} close={() => setOpen(false)} />
      ) : (
        !isDisabled && <LinkPopover editor={editor} change={() => setOpen(true)} />
      )}
    </>
  );
}
