import { useState, type ReactNode } from 'react';
import { format } from '../texts/format';
import { useTexts } from '../texts/useTexts';
import { ConfirmDialog } from './ConfirmDialog';
import { EditorRow, EditorRows } from './EditorRow';

interface EditedRowsProps<T> {
  label: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  onEdit: (item: T) => void;
  /** Those that are being deleted. */
  leaving: ReadonlySet<number>;
  remove: (id: number) => void;
  /** The question before deleting; `{name}` in its text is the thing's name. */
  deletion: { title: string; text: string };
  /** The dialog with what happened to a thing. */
  history: (item: T, close: () => void) => ReactNode;
  /** What else can be done with a thing, before edit. */
  more?: (item: T) => ReactNode;
  children: (item: T) => ReactNode;
}

/** Things that editors manage, each with edit, history and delete, which asks first (ERRORS-26). */
export function EditedRows<T extends { Id: number }>({
  label,
  items,
  nameOf,
  onEdit,
  leaving,
  remove,
  deletion,
  history,
  more,
  children,
}: EditedRowsProps<T>) {
  const { forms } = useTexts('editing');
  const [asked, setAsked] = useState<T>();
  const [shown, setShown] = useState<T>();
  return (
    <>
      <EditorRows label={label}>
        {items.map((item) => (
          <EditorRow
            key={item.Id}
            name={nameOf(item)}
            isLeaving={leaving.has(item.Id)}
            onEdit={() => onEdit(item)}
            more={more?.(item)}
            onHistory={() => setShown(item)}
            onDelete={() => setAsked(item)}
          >
            {children(item)}
          </EditorRow>
        ))}
      </EditorRows>
      {asked && (
        <ConfirmDialog
          title={deletion.title}
          text={format(deletion.text, { name: nameOf(asked) })}
          accept={forms.delete}
          decline={forms.cancel}
          onDecline={() => setAsked(undefined)}
          onAccept={() => {
            setAsked(undefined);
            remove(asked.Id);
          }}
        />
      )}
      {shown && history(shown, () => setShown(undefined))}
    </>
  );
}
