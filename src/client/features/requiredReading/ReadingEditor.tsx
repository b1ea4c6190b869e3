import { useState } from 'react';
import { Field, Switch } from '@fluentui/react-components';
import type { ItemToRead } from '#shared/contract/itemsToRead';
import { isOverdue } from '#shared/rules/requiredReading';
import { useEdited } from '../../data/editing/useEdited';
import { useSaveEdited } from '../../data/editing/useSaveEdited';
import { useLast } from '../../data/useLast';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { DateTimeField, useZoneHint } from '../../ui/DateTimeField';
import { EditorDialog } from '../../ui/EditorDialog';
import { EditorForm } from '../../ui/EditorForm';
import { useModal } from '../../ui/modal';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/useForm';
import { PrincipalPicker } from './PrincipalPicker';
import { readingEditing } from './readingEditing';
import {
  bodyOfReading,
  readingFields,
  validateReading,
  valuesOfReading,
  type ChosenPrincipal,
} from './readingValues';
import { useReadingReach } from './usePrincipals';

/** Dialog required-reading/add. */
export function ReadingAdder() {
  const { requiredReading } = useTexts().navigation;
  return (
    <EditorDialog title={requiredReading} name={useTexts('readingEditor').item}>
      {() => <ReadingForm />}
    </EditorDialog>
  );
}

/** Dialog required-reading/edit/{id}. */
export function ReadingEditor() {
  const { requiredReading } = useTexts().navigation;
  const state = useEdited(readingEditing, Number(useModal()?.params.id));
  return (
    <EditorDialog
      title={requiredReading}
      name={useTexts('readingEditor').item}
      state={state}
      opened={useLast(state)}
    >
      {(item) => <ReadingForm item={item} />}
    </EditorDialog>
  );
}

function ReadingForm({ item }: { item?: ItemToRead | undefined }) {
  const texts = useTexts('editing');
  const own = useTexts('readingEditor');
  const modal = useModal();
  // What was opened: a correction by somebody else must not replace what is being written.
  const [opened] = useState(item);
  const [initial] = useState(() => valuesOfReading(item));
  const { failure, save } = useSaveEdited({
    editing: readingEditing,
    texts: own,
    opened,
    fields: readingFields,
    bodyOf: bodyOfReading,
    done: () => modal?.close(),
  });
  const form = useForm({
    initial,
    validate: (values) => validateReading(values, texts, own),
    save,
  });
  const { values, errors, change } = form;
  const reach = useReachWords(values.ItemsToReadForPrincipal);
  const zone = useZoneHint();
  return (
    <EditorForm
      form={form}
      name={own.item}
      failure={failure}
      overwrite={() => void save(values, true)}
      cancel={() => modal?.leave()}
    >
      <TextField
        label={own.title}
        isRequired
        autoFocus
        maxLength={255}
        value={values.Title}
        error={errors.Title}
        onChange={(Title) => change({ Title })}
      />
      <TextField
        label={own.url}
        hint={own.urlHint}
        type="url"
        isRequired
        value={values.Url}
        error={errors.Url}
        onChange={(Url) => change({ Url: Url.trim() })}
      />
      <DateTimeField
        label={own.deadline}
        hint={`${own.deadlineHint} ${zone}`}
        value={values.Deadline}
        error={errors.Deadline}
        warning={
          isOverdue({ HasRead: false, Deadline: values.Deadline }, new Date())
            ? own.deadlinePassed
            : undefined
        }
        onChange={(Deadline) => change({ Deadline })}
      />
      <PrincipalPicker
        chosen={values.ItemsToReadForPrincipal}
        error={errors.ItemsToReadForPrincipal}
        hint={reach}
        onChange={(ItemsToReadForPrincipal) => change({ ItemsToReadForPrincipal })}
      />
      <Switch
        label={own.draft}
        checked={values.IsDraft}
        onChange={(_, { checked }) => change({ IsDraft: checked })}
      />
      {opened && (
        <Field hint={own.askAgainHint}>
          <Switch
            label={own.askAgain}
            checked={values.AsksAgain}
            onChange={(_, { checked }) => change({ AsksAgain: checked })}
          />
        </Field>
      )}
    </EditorForm>
  );
}

/** How many people it reaches, before anything is saved. */
function useReachWords(chosen: readonly ChosenPrincipal[]): string {
  const { people, reach: words } = useTexts('readingEditor');
  const locale = useLocale();
  const state = useReadingReach(chosen, people);
  if (chosen.length === 0) return words.none;
  if (state.state === 'failed') return words.failed;
  return state.state === 'ready' ? plural(words, state.value, locale) : words.counting;
}
