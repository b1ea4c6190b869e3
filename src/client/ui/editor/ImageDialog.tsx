import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { ImageField } from '../images/ImageField';
import { useOffered } from '../images/useOffered';
import { TextField } from '../TextField';
import { editorAddress } from './editorAddress';

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

interface ImageDialogProps {
  /** Address of the picture; empty for none yet. */
  initial: string;
  /** What was asked for; the dialog is no longer needed. */
  insert: (address: string, alternative: string) => void;
  close: () => void;
}

/** Asks for a picture; a wrong address is refused with the reason and stays to be corrected. */
export function ImageDialog({ initial, insert, close }: ImageDialogProps) {
  const styles = useStyles();
  const { editor: texts, forms } = useTexts('editing');
  const [typed, setTyped] = useState(initial);
  const [alternative, setAlternative] = useState('');
  const offer = useOffered(alternative);
  const [wrong, setWrong] = useState<string>();
  const [isSilent, setSilent] = useState(false);
  const submit = () => {
    const address = editorAddress(typed);
    if (!address || /^(mailto|tel):/i.test(address)) return setWrong(typed);
    if (alternative.trim() === '') return setSilent(true);
    insert(address, alternative.trim());
  };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // It stands within the form of the text, which is not to be saved by it.
            event.stopPropagation();
            submit();
          }}
        >
          <DialogBody>
            <DialogTitle>{texts.imageTitle}</DialogTitle>
            <DialogContent className={styles.fields}>
              <ImageField
                label={texts.image}
                isRequired
                url={typed}
                error={wrong === typed ? texts.addressWrong : undefined}
                onChange={(url, description) => {
                  setTyped(url);
                  setAlternative(offer(description));
                }}
              />
              <TextField
                label={texts.alternative}
                isRequired
                value={alternative}
                error={isSilent ? forms.required : undefined}
                onChange={setAlternative}
              />
            </DialogContent>
            <DialogActions>
              <Button appearance="primary" type="submit">
                {texts.insert}
              </Button>
              <Button onClick={close}>{texts.cancel}</Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
