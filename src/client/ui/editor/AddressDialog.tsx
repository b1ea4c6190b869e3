import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
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

interface AddressDialogProps {
  kind: 'link' | 'image';
  /** The present address, when there is one. */
  initial: string;
  /** What was asked for; the dialog is no longer needed. */
  insert: (address: string, alternative: string) => void;
  close: () => void;
}

/**
 * Asks for the address of a link or a picture; a wrong one is refused with the reason and stays to
 * be corrected.
 */
export function AddressDialog({ kind, initial, insert, close }: AddressDialogProps) {
  const styles = useStyles();
  const { editor: texts, forms } = useTexts('editing');
  const [typed, setTyped] = useState(initial);
  const [alternative, setAlternative] = useState('');
  const offer = useOffered(alternative);
  const [wrong, setWrong] = useState<string>();
  const isWrong = wrong === typed;
  const [isSilent, setSilent] = useState(false);
  const submit = () => {
    const address = editorAddress(typed);
    if (!address || (kind === 'image' && /^(mailto|tel):/i.test(address))) return setWrong(typed);
    if (kind === 'image' && alternative.trim() === '') return setSilent(true);
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
            <DialogTitle>{kind === 'link' ? texts.linkTitle : texts.imageTitle}</DialogTitle>
            <DialogContent className={styles.fields}>
              {kind === 'image' && (
                <ImageField
                  label={texts.image}
                  isRequired
                  url={typed}
                  error={isWrong ? texts.addressWrong : undefined}
                  onChange={(url, description) => {
                    setTyped(url);
                    setAlternative(offer(description));
                  }}
                />
              )}
              {kind === 'link' && (
                <Field
                  label={texts.address}
                  hint={texts.addressHint}
                  validationMessage={isWrong ? texts.addressWrong : undefined}
                >
                  <Input
                    autoFocus
                    value={typed}
                    inputMode="url"
                    autoComplete="off"
                    onChange={(_, { value }) => setTyped(value)}
                  />
                </Field>
              )}
              {kind === 'image' && (
                <TextField
                  label={texts.alternative}
                  isRequired
                  value={alternative}
                  error={isSilent ? forms.required : undefined}
                  onChange={setAlternative}
                />
              )}
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
