import { useRef, useState } from 'react';
import type { Editor } from '@tiptap/core';
import { ToolbarButton } from '@fluentui/react-components';
import { KeyboardRegular } from '@fluentui/react-icons/svg/keyboard';
import { useTexts } from '../../../texts/useTexts';
import { KeysDialog } from './KeysDialog';
import { useAsked } from './askedPart';

/** Shows the list of the keys; the keys for the list and for the toolbar lead here. */
export function KeysButton({ editor, className }: { editor: Editor; className: string }) {
  const { title } = useTexts('editorKeys');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useAsked(editor, 'keys', () => setOpen(true));
  useAsked(editor, 'toolbar', () =>
    button.current
      ?.closest('[role="toolbar"]')
      ?.querySelector<HTMLElement>('select, button:not(:disabled)')
      ?.focus(),
  );
  return (
    <>
      <ToolbarButton
        ref={button}
        className={className}
        icon={<KeyboardRegular />}
        aria-label={title}
        title={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <KeysDialog close={() => setOpen(false)} />}
    </>
  );
}
