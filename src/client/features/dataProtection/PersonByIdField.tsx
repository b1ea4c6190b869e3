import { useState, type FormEvent } from 'react';
import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { isGuid } from '#shared/rules/values/guid';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, inRow } from '../../ui/style/layout';

const useStyles = makeStyles({
  row: {
    ...inRow(tokens.spacingHorizontalS),
    flexWrap: 'wrap',
    '& > :first-child': { flex: '1 1 140px', minWidth: 0 },
  },
  control: fingerHeight,
});

/** Somebody by their id in the directory, also when it does not have them any more. */
export function PersonByIdField({ onChoose }: { onChoose: (id: string) => void }) {
  const styles = useStyles();
  const { person: texts } = useTexts('dataProtection');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const id = typed.trim();
    setWrong(!isGuid(id));
    if (isGuid(id)) onChoose(id);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field
        label={texts.id}
        hint={texts.idHint}
        validationMessage={isWrong ? texts.idWrong : undefined}
      >
        {(props) => (
          <div className={styles.row}>
            <Input
              {...props}
              className={styles.control}
              value={typed}
              onChange={(_, { value }) => setTyped(value)}
            />
            <Button className={styles.control} type="submit">
              {texts.show}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
