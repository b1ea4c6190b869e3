import { useState, type ReactNode } from 'react';
import type { TargetedKind } from '#shared/rules/targeting/why';
import type { Editing } from '../data/editing/editing';
import { useDeletion, type EditingWords } from '../data/editing/useDeletion';
import { format } from '#shared/rules/values/format';
import { ConfirmDialog } from '../ui/leave/ConfirmDialog';
import { useOpenModal } from '../ui/leave/modal';
import { useTexts } from '../texts/useTexts';
import { EditedHistory } from './history/EditedHistory';
import { EditorRow, EditorRows, type RowAction } from './EditorRow';
import type { FieldNames } from './form/fieldNames';

/** The description of one kind of things that editors manage. */
export interface EditedKind<Item, Body> {
  editing: Editing<Item, Body>;
  words: EditingWords & {
    /** The question before deleting; `{name}` or `{title}` in its text is the thing's name. */
    deletion: { title: string; text: string };
  };
  nameOf: (item: Item) => string;
  /** Its fields, for the history. */
  fields: FieldNames;
  /** The dialog that edits a thing. */
  editor: (item: Item) => string;
  /** The further parts of its address. */
  editorQuery?: (item: Item) => Readonly<Record<string, string>>;
  /** Its kind for the rules that show it to some people; left out: everybody sees it. */
  targeted?: TargetedKind;
}

interface EditedRowsProps<Item, Body> {
  kind: EditedKind<Item, Body>;
  label: string;
  items: readonly Item[];
  /** A further action on a thing. */
  more?: ((item: Item) => RowAction) | undefined;
  children: (item: Item) => ReactNode;
}

/** Things that editors manage, each with edit, history and delete, which asks first (ERRORS-26). */
export function EditedRows<Item, Body>({
  kind: { editing, words, nameOf, fields, editor, editorQuery, targeted },
  label,
  items,
  more,
  children,
}: EditedRowsProps<Item, Body>) {
  const open = useOpenModal();
  const { leaving, remove } = useDeletion(editing, words);
  const [asked, setAsked] = useState<Item>();
  const [shown, setShown] = useState<number | string>();
  // As it is stored now: what is put back must carry the newest version.
  const past = items.find((item) => editing.idOf(item) === shown);
  return (
    <>
      <EditorRows label={label}>
        {items.map((item) => (
          <EditorRow
            key={editing.idOf(item)}
            name={nameOf(item)}
            isLeaving={leaving.has(editing.idOf(item))}
            onEdit={() => open(editor(item), editorQuery?.(item))}
            more={more?.(item)}
            thing={targeted && { kind: targeted, id: Number(editing.idOf(item)) }}
            onHistory={() => setShown(editing.idOf(item))}
            onDelete={() => setAsked(item)}
          >
            {children(item)}
          </EditorRow>
        ))}
      </EditorRows>
      {asked !== undefined && (
        <DeletionQuestion
          deletion={words.deletion}
          name={nameOf(asked)}
          close={() => setAsked(undefined)}
          remove={() => remove(asked)}
        />
      )}
      {past !== undefined && (
        <EditedHistory
          editing={editing}
          words={words}
          item={past}
          name={nameOf(past)}
          fields={fields}
          close={() => setShown(undefined)}
        />
      )}
    </>
  );
}

interface DeletionQuestionProps {
  deletion: { title: string; text: string };
  /** Of the thing. */
  name: string;
  close: () => void;
  remove: () => void;
}

/** Asks before something is deleted (ERRORS-26). */
export function DeletionQuestion({ deletion, name, close, remove }: DeletionQuestionProps) {
  const { forms } = useTexts('editing');
  return (
    <ConfirmDialog
      title={deletion.title}
      text={format(deletion.text, { name, title: name })}
      accept={forms.delete}
      decline={forms.cancel}
      onDecline={close}
      onAccept={() => {
        close();
        remove();
      }}
    />
  );
}
