import { useState } from 'react';
import type { Editor } from '@tiptap/core';
import { Button, Checkbox } from '@fluentui/react-components';
import { useTexts } from '../../../texts/useTexts';
import { TextField } from '../../form/TextField';
import { PartDialog } from '../PartDialog';
import { LinkField } from './LinkField';
import { LinkNoteText } from './LinkNoteText';
import type { LinkTarget } from '../../found/textSources';
import { isButton, linkedAddress, linkedText, removeLink, setLink } from './linkTarget';
import { OpenLink } from './OpenLink';
import { useLinkField } from './useLinkField';

/** Letters of a selection that may be a name. */
const maxNameLength = 60;

interface LinkDialogProps {
  editor: Editor;
  /** A new one is to be a button. */
  asButton: boolean;
  close: () => void;
}

/**
 * Chooses the target of the selection: something found by its name, or an address; as a button,
 * with the words on it. A link that is there already can be tried, changed and removed.
 */
export function LinkDialog({ editor, asButton, close }: LinkDialogProps) {
  const { editor: words, links: texts } = useTexts('editing');
  const [present] = useState(() => linkedAddress(editor));
  const [isPressed, setPressed] = useState(() => asButton || isButton(editor));
  const [text, setText] = useState(() => linkedText(editor));
  const choose = (target: LinkTarget) => {
    setLink(editor, target, isPressed ? text.trim() : undefined);
    close();
  };
  const field = useLinkField(present, asButton ? '' : selectedName(editor), choose);
  const title = isPressed ? texts.buttonTitle : words.linkTitle;
  return (
    <PartDialog
      title={present ? (isPressed ? texts.changeButton : texts.change) : title}
      accept={present ? texts.apply : words.insert}
      submit={field.submit}
      close={close}
      others={
        present && (
          <>
            <OpenLink address={present} />
            <Button
              onClick={() => {
                removeLink(editor);
                close();
              }}
            >
              {words.unlink}
            </Button>
          </>
        )
      }
    >
      <LinkNoteText editor={editor} address={present} />
      <LinkField {...field} />
      <Checkbox
        label={texts.asButton}
        checked={isPressed}
        onChange={(_, { checked }) => setPressed(checked === true)}
      />
      {isPressed && (
        <TextField
          label={texts.buttonText}
          hint={texts.buttonTextHint}
          value={text}
          onChange={setText}
        />
      )}
    </PartDialog>
  );
}

/** The selected text, when it is short enough to be the name of something; else empty. */
function selectedName(editor: Editor): string {
  const text = linkedText(editor);
  return text.length <= maxNameLength ? text : '';
}
