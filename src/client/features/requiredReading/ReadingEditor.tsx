import { Field, Switch } from '@fluentui/react-components';
import type { ItemToRead } from '#shared/contract/pages/itemsToRead';
import { format } from '#shared/rules/values/format';
import { isOverdue } from '#shared/rules/pages/requiredReading';
import { EditedDialog } from '../../editing/EditedDialog';
import { EditorForm } from '../../editing/form/EditorForm';
import { useEditor } from '../../editing/useEditor';
import { presentDate } from '../../platform/presentTime';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { DateTimeField, useZoneHint } from '../../ui/form/DateTimeField';
import { TextField } from '../../ui/form/TextField';
import { fieldOf } from '../../ui/form/useForm';
import { useModal } from '../../ui/leave/modal';
import { PrincipalPicker } from './PrincipalPicker';
import { readingEditing, useReadingFields } from './readingEditing';
import {
  bodyOfReading,
  validateReading,
  valuesOfReading,
  type ChosenPrincipal,
} from './readingValues';
import { usePageLimits } from './usePageLimits';
import { useReadingReach } from './usePrincipals';

/** Dialogs required-reading/add and required-reading/edit/{id}. */
export function ReadingEditor() {
  const { addReading, editReading } = useTexts().navigation;
  const title = useModal()?.params.id === undefined ? addReading : editReading;
  const { item: name } = useTexts('readingEditor');
  return (
    <EditedDialog editing={readingEditing} title={title} name={name}>
      {(item) => <ReadingForm item={item} />}
    </EditedDialog>
  );
}

function ReadingForm({ item }: { item: ItemToRead | undefined }) {
  const texts = useTexts('editing');
  const own = useTexts('readingEditor');
  const editor = useEditor({
    editing: readingEditing,
    words: { ...own, name: own.item },
    opened: item,
    valuesOf: valuesOfReading,
    bodyOf: bodyOfReading,
    once: ['AsksAgain'],
    validate: (values) => validateReading(values, texts, own),
  });
  const { form } = editor;
  const { values, errors, change } = form;
  const reach = useReachWords(values.ItemsToReadForPrincipal);
  const limits = usePageLimits(values.Url);
  const zone = useZoneHint();
  return (
    <EditorForm editor={editor} name={own.item} fields={useReadingFields()}>
      <TextField
        label={own.title}
        isRequired
        autoFocus
        maxLength={255}
        {...fieldOf(form, 'Title')}
      />
      <TextField
        label={own.url}
        hint={own.urlHint}
        type="url"
        isRequired
        warning={limits && format(own.urlLimited, { channels: limits })}
        {...fieldOf(form, 'Url')}
      />
      <DateTimeField
        label={own.deadline}
        hint={`${own.deadlineHint} ${zone}`}
        warning={
          isOverdue({ HasRead: false, Deadline: values.Deadline }, presentDate())
            ? own.deadlinePassed
            : undefined
        }
        {...fieldOf(form, 'Deadline')}
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
      {item && (
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
