import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { Term } from '#shared/contract/pages/terms';
import { flattenedTerms } from '#shared/rules/news/newsDepartments';
import { useRead } from '../../data/read/useRead';
import { useLcid } from '../../texts/useLcid';
import { EditorDialog } from '../../editing/EditorDialog';
import { EditorForm } from '../../editing/form/EditorForm';
import { useEditor } from '../../editing/useEditor';
import { useModal } from '../../ui/leave/modal';
import { useTexts } from '../../texts/useTexts';
import { DirectoryFields } from './DirectoryFields';
import { NameFields } from './NameFields';
import { PlaceFields } from './PlaceFields';
import { termsOf, type TermEditing } from './termEditing';
import { bodyOfTerm, termFields, validateTerm, valuesOfTerm } from './termValues';
import { useTermFields } from './useTermFields';

/** Dialogs terms/{kind}/add, terms/{kind}/add/{parent} and terms/{kind}/edit/{id}. */
export function TermEditor() {
  const { kind, id, parent } = useModal()?.params ?? {};
  return <Editor terms={termsOf(kind)} id={id} parent={parent} />;
}

/** The tree is read as it is now: what is edited must not come from the cache. */
function Editor({
  terms,
  id,
  parent,
}: {
  terms: TermEditing;
  id?: string | undefined;
  parent?: string | undefined;
}) {
  const texts = useTexts('terms')[terms.of];
  const { forms } = useTexts('editing');
  const state = useRead({ ...terms.tree(useLcid()), isFresh: true });
  return (
    <EditorDialog title={id ? texts.edit : texts.add} name={texts.one} state={state}>
      {(tree = []) => {
        const term = flattenedTerms(tree).find(({ Guid }) => Guid === id);
        return id && !term ? (
          <MessageBar intent="warning">
            <MessageBarBody>
              {terms.of === 'channels' ? forms.unknownChannel : forms.unknownLanguage}
            </MessageBarBody>
          </MessageBar>
        ) : (
          <TermForm terms={terms} tree={tree} term={term} parent={parent} />
        );
      }}
    </EditorDialog>
  );
}

interface TermFormProps {
  terms: TermEditing;
  tree: readonly Term[];
  term: Term | undefined;
  parent: string | undefined;
}

function TermForm({ terms, tree, term, parent }: TermFormProps) {
  const texts = useTexts('editing');
  const own = useTexts('terms');
  const words = own[terms.of];
  const editor = useEditor({
    editing: terms.editing,
    words: { ...words, name: words.one },
    opened: term,
    fields: termFields,
    valuesOf: (stored) => valuesOfTerm(stored, parent),
    bodyOf: bodyOfTerm,
    validate: (values) => validateTerm(values, texts, own),
  });
  const { form } = editor;
  const isChannel = terms.of === 'channels';
  return (
    <EditorForm editor={editor} name={words.one} fields={useTermFields()}>
      <NameFields form={form} />
      <PlaceFields
        form={form}
        tree={isChannel ? tree : []}
        own={term?.Guid}
        isChannel={isChannel}
      />
      {isChannel && <DirectoryFields form={form} />}
    </EditorForm>
  );
}
