import type { ReactNode } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { ReadinessScope } from '../../ui/form/readiness';
import { ErrorPanel } from '../../ui/trouble/ErrorPanel';
import { useModal } from '../../ui/leave/modal';
import { useUnsavedChanges } from '../../ui/leave/useUnsavedChanges';
import { ConflictPanel } from '../ConflictPanel';
import { DeletedPanel } from '../history/DeletedPanel';
import type { FieldNames } from './fieldNames';
import { FormActions } from './FormActions';
import { useUnseenProblem } from './UnseenProblem';
import type { Editor } from '../useEditor';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: tokens.spacingVerticalL },
});

interface EditorFormProps<Values extends object> {
  editor: Editor<Values>;
  /** The name of the thing that is edited, for an error in saving it. */
  name: string;
  fields: FieldNames;
  /** Said of a failed save instead of the sentence for its status. */
  refusal?: string | undefined;
  /** Left out: leaves the dialog. */
  cancel?: () => void;
  children: ReactNode;
}

/**
 * The form of an editor: its fields, what went wrong, and save; leaving it with changes asks first.
 */
export function EditorForm<Values extends object>({
  editor,
  name,
  fields,
  refusal,
  cancel,
  children,
}: EditorFormProps<Values>) {
  const styles = useStyles();
  const modal = useModal();
  const { element, readiness, isChanged, isSaving, submit } = editor.form;
  const problem = useUnseenProblem(editor.form, fields);
  useUnsavedChanges(isChanged);
  const leave = cancel ?? (() => modal?.leave());
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
      <Trouble {...{ editor, name, fields, refusal }} cancel={leave} />
      <ReadinessScope value={readiness}>{children}</ReadinessScope>
      <FormActions {...{ isSaving, problem }} cancel={leave} />
    </form>
  );
}

interface TroubleProps<Values extends object> {
  editor: Editor<Values>;
  name: string;
  fields: FieldNames;
  refusal?: string | undefined;
  cancel: () => void;
}

/** Why it could not be saved, and the ways on. */
export function Trouble<Values extends object>({
  editor,
  name,
  fields,
  refusal,
  cancel,
}: TroubleProps<Values>) {
  const { failure, conflict, deletion, saveAsNew, form } = editor;
  if (conflict)
    return <ConflictPanel editor={editor} conflict={conflict} name={name} fields={fields} />;
  if (deletion)
    return <DeletedPanel deletion={deletion} name={name} saveAsNew={saveAsNew} cancel={cancel} />;
  const again = () => form.saveAgain();
  return (
    failure && <ErrorPanel {...{ name, failure }} text={refusal} isSave takesFocus reload={again} />
  );
}
