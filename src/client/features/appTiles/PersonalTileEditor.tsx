import { useState } from 'react';
import type { AppTile } from '#shared/contract/appTiles';
import { useEdited } from '../../data/editing/useEdited';
import { useSaveEdited } from '../../data/editing/useSaveEdited';
import { useLast } from '../../data/useLast';
import { useTexts } from '../../texts/useTexts';
import { EditorDialog } from '../../ui/EditorDialog';
import { EditorForm } from '../../ui/EditorForm';
import { useModal } from '../../ui/modal';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/useForm';
import {
  bodyOfPersonalTile,
  personalTileEditing,
  personalTileFields,
  validatePersonalTile,
  valuesOfPersonalTile,
} from './personalTileEditing';
import { TileLookFields } from './TileLookFields';

/** Dialog user-app-tiles/add (APPS-12). */
export function PersonalTileAdder() {
  return (
    <EditorDialog title={useTexts().navigation.editApp} name={useTexts('apps').app}>
      {() => <PersonalTileForm />}
    </EditorDialog>
  );
}

/** Dialog user-app-tiles/edit/{id} (APPS-12). */
export function PersonalTileEditor() {
  const state = useEdited(personalTileEditing, Number(useModal()?.params.id));
  return (
    <EditorDialog
      title={useTexts().navigation.editApp}
      name={useTexts('apps').app}
      state={state}
      opened={useLast(state)}
    >
      {(tile) => <PersonalTileForm tile={tile} />}
    </EditorDialog>
  );
}

function PersonalTileForm({ tile }: { tile?: AppTile | undefined }) {
  const texts = useTexts('editing');
  const own = useTexts('apps');
  const modal = useModal();
  // What was opened: what happens in another window must not replace what is being written.
  const [opened] = useState(tile);
  const [initial] = useState(() => valuesOfPersonalTile(tile));
  const words = { ...own.appWas, restored: '' };
  const { failure, save } = useSaveEdited({
    editing: personalTileEditing,
    texts: words,
    opened,
    fields: personalTileFields,
    bodyOf: bodyOfPersonalTile,
    done: () => modal?.close(),
  });
  const form = useForm({
    initial,
    validate: (values) => validatePersonalTile(values, texts),
    save,
  });
  const { values, errors, change } = form;
  return (
    <EditorForm
      form={form}
      name={own.app}
      failure={failure}
      overwrite={() => void save(values, true)}
      cancel={() => modal?.leave()}
    >
      <TextField
        label={own.form.title}
        isRequired
        autoFocus
        value={values.Title}
        error={errors.Title}
        onChange={(Title) => change({ Title })}
      />
      <TextField
        label={own.form.address}
        hint={own.form.addressHint}
        type="url"
        isRequired
        value={values.Url}
        error={errors.Url}
        onChange={(Url) => change({ Url })}
      />
      <TileLookFields look={values} onChange={(changed) => change({ ...changed, IconUrl: null })} />
    </EditorForm>
  );
}
