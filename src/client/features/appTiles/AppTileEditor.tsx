import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AppTile } from '#shared/contract/appTiles';
import { tileLimits } from '#shared/rules/appTiles';
import { useEdited } from '../../data/editing/useEdited';
import { useSaveEdited } from '../../data/editing/useSaveEdited';
import { useSession } from '../../data/session';
import { useLast } from '../../data/useLast';
import { useTexts } from '../../texts/useTexts';
import { EditorDialog } from '../../ui/EditorDialog';
import { EditorForm } from '../../ui/EditorForm';
import { useModal } from '../../ui/modal';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/useForm';
import { TileAudienceFields } from './TileAudienceFields';
import { tileEditing } from './tileEditing';
import { TileIntroductionFields } from './TileIntroductionFields';
import { TileLookFields } from './TileLookFields';
import { TileScheduleFields } from './TileScheduleFields';
import { bodyOfTile, emptyTile, tileFields, validateTile, valuesOfTile } from './tileValues';

/** Dialog app-tiles/add; with `IsSmartLink=true` for a smart link (LINKS-13). */
export function AppTileAdder() {
  const [search] = useSearchParams();
  const isSmartLink = search.get('IsSmartLink')?.toLowerCase() === 'true';
  return (
    <EditorDialog title={useTexts().navigation.editApp} name={useTexts('apps').app}>
      {() => <AppTileForm isSmartLink={isSmartLink} />}
    </EditorDialog>
  );
}

/** Dialog app-tiles/edit/{id} (ADMIN-03). */
export function AppTileEditor() {
  const state = useEdited(tileEditing, Number(useModal()?.params.id));
  return (
    <EditorDialog
      title={useTexts().navigation.editApp}
      name={useTexts('apps').app}
      state={state}
      opened={useLast(state)}
    >
      {(tile) => <AppTileForm tile={tile} isSmartLink={tile?.IsSmartLink ?? false} />}
    </EditorDialog>
  );
}

function AppTileForm({ tile, isSmartLink }: { tile?: AppTile | undefined; isSmartLink: boolean }) {
  const editing = useTexts('editing');
  const own = useTexts('appEditor');
  const { form: words, app } = useTexts('apps');
  const modal = useModal();
  const { settings, config } = useSession();
  // What was opened: a correction by somebody else must not replace what is being written.
  const [opened] = useState(tile);
  const [initial] = useState(() => (tile ? valuesOfTile(tile) : emptyTile(isSmartLink)));
  const { failure, save } = useSaveEdited({
    editing: tileEditing,
    texts: own,
    opened,
    latest: tile,
    fields: tileFields,
    bodyOf: bodyOfTile,
    done: () => modal?.close(),
  });
  const hosts = { allowed: settings.allowedVideoHosts, sharePointUrl: config.sharePointUrl };
  const form = useForm({
    initial,
    validate: (values) => validateTile(values, { own, editing, hosts }),
    save,
  });
  const { values, errors, change } = form;
  return (
    <EditorForm
      form={form}
      name={app}
      failure={failure}
      overwrite={() => void save(values, true)}
      cancel={() => modal?.leave()}
    >
      <TextField
        label={words.title}
        isRequired
        autoFocus
        value={values.Title}
        error={errors.Title}
        onChange={(Title) => change({ Title })}
      />
      <TextField
        label={words.description}
        maxLength={isSmartLink ? tileLimits.smartLinkDescription : tileLimits.description}
        value={values.Description}
        error={errors.Description}
        onChange={(Description) => change({ Description })}
      />
      <TextField
        label={words.address}
        hint={words.addressHint}
        type="url"
        isRequired
        value={values.Url}
        error={errors.Url}
        onChange={(Url) => change({ Url })}
      />
      <TileLookFields look={{ ...values, IconUrl: values.IconUrl || null }} onChange={change} />
      <TextField
        label={own.iconUrl}
        hint={own.iconUrlHint}
        type="url"
        value={values.IconUrl}
        error={errors.IconUrl}
        onChange={(IconUrl) => change({ IconUrl: IconUrl.trim() })}
      />
      {isSmartLink && <TileScheduleFields values={values} errors={errors} change={change} />}
      <TileAudienceFields values={values} errors={errors} change={change} />
      <TileIntroductionFields values={values} errors={errors} change={change} />
    </EditorForm>
  );
}
