import type { AppTile } from '#shared/contract/appTiles';
import { format } from '#shared/rules/values/format';
import { tileLimits } from '#shared/rules/widgets/appTiles';
import { EditedDialog } from '../../../editing/EditedDialog';
import { EditorForm } from '../../../editing/form/EditorForm';
import { useEditor } from '../../../editing/useEditor';
import { useTexts } from '../../../texts/useTexts';
import { TextField } from '../../../ui/form/TextField';
import { fieldOf } from '../../../ui/form/useForm';
import {
  bodyOfPersonalTile,
  personalTileEditing,
  personalTileFields,
  validatePersonalTile,
  valuesOfPersonalTile,
} from './personalTileEditing';
import { TileLookFields } from './TileLookFields';

/** Dialogs user-app-tiles/add and user-app-tiles/edit/{id} (APPS-12). */
export function PersonalTileEditor() {
  const { editApp } = useTexts().navigation;
  return (
    <EditedDialog editing={personalTileEditing} title={editApp} name={useTexts('apps').app}>
      {(tile) => <PersonalTileForm tile={tile} />}
    </EditedDialog>
  );
}

function PersonalTileForm({ tile }: { tile: AppTile | undefined }) {
  const texts = useTexts('editing');
  const own = useTexts('apps');
  const editor = useEditor({
    editing: personalTileEditing,
    words: { ...own.appWas, name: own.app },
    opened: tile,
    fields: personalTileFields,
    valuesOf: valuesOfPersonalTile,
    bodyOf: bodyOfPersonalTile,
    validate: (values) => validatePersonalTile(values, texts),
  });
  const { form } = editor;
  const { values, change } = form;
  const fields = { Title: own.form.title, Url: own.form.address };
  // Of a new one as a whole, the server refuses only one too many.
  const isOneTooMany = !tile && editor.failure?.fieldErrors?.['AppTile'] !== undefined;
  const refusal = isOneTooMany
    ? format(own.tooManyPersonal, { max: tileLimits.personalTiles })
    : undefined;
  return (
    <EditorForm editor={editor} name={own.app} fields={fields} refusal={refusal}>
      <TextField label={own.form.title} isRequired autoFocus {...fieldOf(form, 'Title')} />
      <TextField
        label={own.form.address}
        hint={own.form.addressHint}
        type="url"
        isRequired
        {...fieldOf(form, 'Url')}
      />
      <TileLookFields
        look={values}
        // An icon takes the place of a picture.
        onChange={(changed) =>
          change('IconClass' in changed ? { ...changed, IconUrl: null } : changed)
        }
      />
    </EditorForm>
  );
}
