import { useState } from 'react';
import type { Editor } from '@tiptap/core';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { useTexts } from '../../../texts/useTexts';
import { stacked } from '../../layout';
import { useReturnFromDialog } from '../../useReturnFromDialog';
import { LinkField } from './LinkField';
import { LinkNoteText } from './LinkNoteText';
import type { LinkTarget } from '../../found/textSources';
import { linkedAddress, removeLink, setLink } from './linkTarget';
import { OpenLink } from './OpenLink';
import { useLinkField } from './useLinkField';

const useStyles = makeStyles({
  content: stacked(),
  button: { whiteSpace: 'nowrap', '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

/** Letters of a selection that may be a name. */
const longestName = 60;

interface LinkDialogProps {
  editor: Editor;
  close: () => void;
}

/**
 * What the selection is to link to: something found by its name, or an address. What links already
 * can be tried, changed and removed.
 */
export function LinkDialog({ editor, close }: LinkDialogProps) {
  useReturnFromDialog();
  const styles = useStyles();
  const { editor: words, links: texts } = useTexts('editing');
  const [present] = useState(() => linkedAddress(editor));
  const choose = (target: LinkTarget) => {
    setLink(editor, target);
    close();
  };
  const field = useLinkField(present || selectedName(editor), choose);
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // It stands within the form of the text, which is not to be saved by it.
            event.stopPropagation();
            field.submit();
          }}
        >
          <DialogBody>
            <DialogTitle>{present ? texts.change : words.linkTitle}</DialogTitle>
            <DialogContent className={styles.content}>
              <LinkNoteText editor={editor} address={present} />
              <LinkField {...field} />
            </DialogContent>
            {present && (
              <DialogActions position="start">
                <OpenLink address={present} className={styles.button} />
                <Button
                  className={styles.button}
                  onClick={() => {
                    removeLink(editor);
                    close();
                  }}
                >
                  {words.unlink}
                </Button>
              </DialogActions>
            )}
            <DialogActions position="end">
              <Button className={styles.button} appearance="primary" type="submit">
                {present ? texts.apply : words.insert}
              </Button>
              <Button className={styles.button} onClick={close}>
                {words.cancel}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

/** What is selected, when it is short enough to be the name of something. */
function selectedName({ state }: Editor): string {
  const { from, to } = state.selection;
  const text = state.doc.textBetween(from, to, ' ').trim();
  return text.length <= longestName ? text : '';
}
