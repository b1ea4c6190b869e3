import type { ReactNode } from 'react';
import type { Saving } from '../data/editing/editing';
import { useEdited } from '../data/editing/useEdited';
import { useModal } from '../ui/leave/modal';
import { EditorDialog } from './EditorDialog';

interface EditedDialogProps<Item> {
  editing: Pick<Saving<Item, never>, 'one'>;
  title: string;
  /** The name of the thing that is edited, in the words of the screen. */
  name: string;
  /** The form; something new has nothing to begin with. */
  children: (opened: Item | undefined) => ReactNode;
}

/** A dialog that adds something, or edits what `id` in its address names, read as it is stored now. */
export function EditedDialog<Item>({ editing, ...props }: EditedDialogProps<Item>) {
  const id = useModal()?.params.id;
  return id === undefined ? (
    <EditorDialog<Item> {...props} />
  ) : (
    <Opened {...props} editing={editing} id={id} />
  );
}

function Opened<Item>({ editing, id, ...props }: EditedDialogProps<Item> & { id: string }) {
  return <EditorDialog {...props} state={useEdited(editing, id, props.name)} />;
}
