import { useSearchParams } from 'react-router-dom';
import type { AppTile } from '#shared/contract/appTiles';
import { maxDescription } from '#shared/rules/widgets/appTiles';
import { EditedDialog } from '../../../editing/EditedDialog';
import { EditorForm } from '../../../editing/form/EditorForm';
import { useEditor } from '../../../editing/useEditor';
import { useSession } from '../../../data/session/session';
import { useTexts } from '../../../texts/useTexts';
import { TextField } from '../../../ui/form/TextField';
import { fieldOf } from '../../../ui/form/useForm';
import { TileAudienceFields } from './TileAudienceFields';
import { tileEditing, useTileFields } from './tileEditing';
import { TileIntroductionFields } from './TileIntroductionFields';
import { TileLookFields } from './TileLookFields';
import { TileScheduleFields } from './TileScheduleFields';
import { bodyOfTile, emptyTile, validateTile, valuesOfTile } from './tileValues';

/** Dialogs app-tiles/add, with `IsSmartLink=true` for a smart link (LINKS-13), and edit/{id} (ADMIN-03). */
export function AppTileEditor() {
  const { editApp } = useTexts().navigation;
  const [search] = useSearchParams();
  const isSmartLink = search.get('IsSmartLink')?.toLowerCase() === 'true';
  return (
    <EditedDialog editing={tileEditing} title={editApp} name={useTexts('apps').app}>
      {(tile) => <AppTileForm tile={tile} isSmartLink={tile?.IsSmartLink ?? isSmartLink} />}
    </EditedDialog>
  );
}

function AppTileForm({ tile, isSmartLink }: { tile: AppTile | undefined; isSmartLink: boolean }) {
  const editing = useTexts('editing');
  const own = useTexts('appEditor');
  const { form: words, app } = useTexts('apps');
  const { settings, config } = useSession();
  const hosts = { allowed: settings.allowedVideoHosts, sharePointUrl: config.sharePointUrl };
  const editor = useEditor({
    editing: tileEditing,
    words: { ...own, name: app },
    opened: tile,
    valuesOf: (stored) => (stored ? valuesOfTile(stored) : emptyTile(isSmartLink)),
    bodyOf: bodyOfTile,
    validate: (values) => validateTile(values, { own, editing, hosts, services: config }),
  });
  const { form } = editor;
  const { values, change } = form;
  return (
    <EditorForm editor={editor} name={app} fields={useTileFields()}>
      <TextField label={words.title} isRequired autoFocus {...fieldOf(form, 'Title')} />
      <TextField
        label={words.description}
        maxLength={maxDescription(isSmartLink)}
        {...fieldOf(form, 'Description')}
      />
      <TextField
        label={words.address}
        hint={words.addressHint}
        type="url"
        isRequired
        {...fieldOf(form, 'Url')}
      />
      <TileLookFields look={{ ...values, IconUrl: values.IconUrl || null }} onChange={change} />
      <TextField
        label={own.iconUrl}
        hint={own.iconUrlHint}
        type="url"
        {...fieldOf(form, 'IconUrl')}
      />
      {isSmartLink && <TileScheduleFields {...form} />}
      <TileAudienceFields {...form} />
      <TileIntroductionFields {...form} />
    </EditorForm>
  );
}
