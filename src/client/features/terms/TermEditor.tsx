import { useMemo, useState } from 'react';
import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { Term } from '#shared/contract/terms';
import { flattenedTerms } from '#shared/rules/newsDepartments';
import { useLast } from '../../data/useLast';
import { useRead } from '../../data/useRead';
import { useTexts } from '../../texts/useTexts';
import { useLcid } from '../../texts/useLcid';
import { EditorDialog } from '../../ui/EditorDialog';
import { EditorForm } from '../../ui/EditorForm';
import { useModal } from '../../ui/modal';
import { useForm } from '../../ui/useForm';
import { DirectoryFields } from './DirectoryFields';
import { NameFields } from './NameFields';
import { PlaceFields } from './PlaceFields';
import { termsOf, type TermEditing } from './termEditing';
import { bodyOfTerm, termFields, validateTerm, valuesOfTerm } from './termValues';
import { useSaveTerm } from './useSaveTerm';

/** Dialogs terms/{kind}/add and terms/{kind}/add/{parent}. */
export function TermAdder() {
  const { kind, parent } = useModal()?.params ?? {};
  return <Editor editing={termsOf(kind)} parent={parent} />;
}

/** Dialog terms/{kind}/edit/{id}. */
export function TermEditor() {
  const { kind, id } = useModal()?.params ?? {};
  return <Editor editing={termsOf(kind)} id={id} />;
}

/** The tree is read as it is now: what is edited must not come from the cache. */
function Editor({
  editing,
  id,
  parent,
}: {
  editing: TermEditing;
  id?: string | undefined;
  parent?: string | undefined;
}) {
  const texts = useTexts('terms')[editing.of];
  const { forms } = useTexts('editing');
  const state = useRead({ ...editing.tree(useLcid()), isFresh: true });
  return (
    <EditorDialog
      title={id ? texts.edit : texts.add}
      name={texts.one}
      state={state}
      opened={useLast(state)}
    >
      {(tree = []) => {
        const term = flattenedTerms(tree).find(({ Guid }) => Guid === id);
        return id && !term ? (
          <MessageBar intent="warning">
            <MessageBarBody>{forms.unknownChannel}</MessageBarBody>
          </MessageBar>
        ) : (
          <TermForm editing={editing} tree={tree} term={term} parent={parent} />
        );
      }}
    </EditorDialog>
  );
}

interface TermFormProps {
  editing: TermEditing;
  tree: readonly Term[];
  term: Term | undefined;
  parent: string | undefined;
}

function TermForm({ editing, tree, term, parent }: TermFormProps) {
  const texts = useTexts('editing');
  const own = useTexts('terms');
  const modal = useModal();
  // What was opened: a change by somebody else must not replace what is being written.
  const [opened] = useState(term);
  const initial = useMemo(() => valuesOfTerm(opened, parent), [opened, parent]);
  const { failure, save } = useSaveTerm({
    editing,
    opened,
    fields: termFields,
    bodyOf: bodyOfTerm,
    done: () => modal?.close(),
  });
  const form = useForm({ initial, validate: (values) => validateTerm(values, texts, own), save });
  const isChannel = editing.of === 'channels';
  return (
    <EditorForm
      form={form}
      name={own[editing.of].one}
      failure={failure}
      overwrite={() => void save(form.values, true)}
      cancel={() => modal?.leave()}
    >
      <NameFields form={form} />
      <PlaceFields
        form={form}
        tree={isChannel ? tree : []}
        own={opened?.Guid}
        isChannel={isChannel}
      />
      {isChannel && <DirectoryFields form={form} />}
    </EditorForm>
  );
}
