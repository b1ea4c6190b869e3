import { useRef, useState } from 'react';
import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { isFileName } from '#shared/rules/documents/uploads';
import { useTexts } from '../../texts/useTexts';
import { PassingButton } from '../../ui/leave/PassingButton';
import { stacked, wrapped } from '../../ui/style/layout';
import type { Upload, UploadActs } from './useUploads';

const useStyles = makeStyles({
  form: { ...stacked(tokens.spacingVerticalS), flexBasis: '100%' },
  buttons: wrapped(tokens.spacingHorizontalS),
});

interface OtherNameProps extends Pick<UploadActs, 'rename'> {
  upload: Upload;
  /** The name in the field at first. */
  proposal: string;
}

/** Uploads a file under a name that the person gives it. */
export function OtherName({ upload, proposal, rename }: OtherNameProps) {
  const styles = useStyles();
  const texts = useTexts('uploads');
  const [typed, setTyped] = useState<string>();
  const [isAnnounced, notify] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (typed === undefined)
    return (
      <Button ref={opener} onClick={() => setTyped(proposal)}>
        {texts.rename}
      </Button>
    );
  const name = typed.trim();
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFileName(name)) rename(upload, name);
        else notify(true);
      }}
    >
      <Field
        label={texts.newName}
        validationMessage={isAnnounced && !isFileName(name) ? texts.troubles.name : undefined}
      >
        <Input
          value={typed}
          autoFocus
          onFocus={({ currentTarget }) => selectStem(currentTarget)}
          onChange={(_, { value }) => setTyped(value)}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary">
          {texts.uploadSo}
        </Button>
        <PassingButton onClick={() => setTyped(undefined)} next={() => opener.current}>
          {texts.back}
        </PassingButton>
      </div>
    </form>
  );
}

/** Selects the name without its ending, so that typing replaces only that. */
function selectStem(field: HTMLInputElement): void {
  const dot = field.value.lastIndexOf('.');
  field.setSelectionRange(0, dot > 0 ? dot : field.value.length);
}
