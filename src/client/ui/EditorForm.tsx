import type { ReactNode } from 'react';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../texts/useTexts';
import { ErrorPanel } from './ErrorPanel';
import { FormActions } from './FormActions';
import type { Form } from './useForm';
import { useUnsavedChanges } from './useUnsavedChanges';
import type { WidgetFailure } from './widgetState';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

interface EditorFormProps<T extends object> {
  form: Form<T>;
  /** What is being edited, for what could not be saved. */
  name: string;
  failure: WidgetFailure | undefined;
  /** Saves over somebody else's change. */
  overwrite: () => void;
  cancel: () => void;
  children: ReactNode;
}

/**
 * The form of an editor: its fields, what went wrong, and save; leaving it with changes asks first.
 */
export function EditorForm<T extends object>({
  form,
  name,
  failure,
  overwrite,
  cancel,
  children,
}: EditorFormProps<T>) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const { element, isChanged, isSaving, submit } = form;
  useUnsavedChanges(isChanged);
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {failure?.status === 409 ? (
        <ErrorPanel name={name} failure={failure} isSave takesFocus text={forms.conflict}>
          <Button onClick={overwrite}>{forms.saveAnyway}</Button>
        </ErrorPanel>
      ) : (
        failure && <ErrorPanel name={name} failure={failure} isSave takesFocus reload={submit} />
      )}
      {children}
      <FormActions isSaving={isSaving} cancel={cancel} />
    </form>
  );
}
