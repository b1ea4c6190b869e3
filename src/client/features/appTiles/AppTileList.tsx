import { useId } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import type { AppTile } from '#shared/contract/appTiles';
import { useDeleteEdited } from '../../data/editing/useDeleteEdited';
import { useEditHistory } from '../../data/editing/useEditHistory';
import { useChannelNames } from '../../data/useChannelNames';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { useLcid } from '../../texts/useLcid';
import { mapState } from '../../ui/combineStates';
import { EditedRows } from '../../ui/EditedRows';
import { EditorList } from '../../ui/EditorList';
import { HistoryDialog } from '../../ui/HistoryDialog';
import { historyEntries } from '../../ui/historyEntries';
import { useModal, useOpenModal } from '../../ui/modal';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { SectionHeading } from '../../ui/SectionHeading';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { TileFace } from './TileFace';
import { tileEditing } from './tileEditing';
import { useAllTiles } from './useAllTiles';

const useStyles = makeStyles({
  sections: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL },
  addLink: {
    alignSelf: 'flex-start',
    marginTop: tokens.spacingVerticalM,
    '@media (max-width: 767.98px)': { minHeight: '44px' },
  },
  row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL },
  face: {
    width: '44px',
    height: '44px',
    fontSize: tokens.fontSizeBase400,
    borderRadius: tokens.borderRadiusLarge,
    '& svg': { fontSize: '24px' },
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground2 },
});

/** Dialog app-tiles: every app and smart link of the organisation (ADMIN-03). */
export function AppTileList() {
  const styles = useStyles();
  const own = useTexts('appEditor');
  const { smartLinks } = useTexts('apps');
  const open = useOpenModal();
  const isInDialog = useModal() !== undefined;
  const state = useAllTiles();
  return (
    <EditorList
      title={own.appsTitle}
      introduction={own.introduction}
      addLabel={own.add}
      onAdd={() => open('app-tiles/add')}
      isInDialog={isInDialog}
    >
      <WidgetFrame
        name={own.appsTitle}
        state={state}
        placeholder={<RowsPlaceholder count={4} />}
        emptyText={own.none}
      >
        {(tiles) => (
          <div className={styles.sections}>
            <Tiles
              tiles={tiles.filter(({ IsSmartLink }) => !IsSmartLink)}
              title={own.appsTitle}
              none={own.none}
              isUnderTitle
            />
            <div>
              <Tiles
                tiles={tiles.filter(({ IsSmartLink }) => IsSmartLink)}
                title={own.linksTitle}
                introduction={own.linksIntroduction}
                none={smartLinks.none}
              />
              <Button
                className={styles.addLink}
                icon={<AddRegular />}
                onClick={() => open('app-tiles/add', { IsSmartLink: 'true' })}
              >
                {own.addLink}
              </Button>
            </div>
          </div>
        )}
      </WidgetFrame>
    </EditorList>
  );
}

interface TilesProps {
  tiles: readonly AppTile[];
  title: string;
  introduction?: string;
  none: string;
  /** The dialog's own heading says it already. */
  isUnderTitle?: boolean;
}

function Tiles({ tiles, title, introduction, none, isUnderTitle = false }: TilesProps) {
  const styles = useStyles();
  const own = useTexts('appEditor');
  const id = useId();
  const open = useOpenModal();
  const { leaving, remove } = useDeleteEdited(tileEditing);
  return (
    <section {...(isUnderTitle ? { 'aria-label': title } : { 'aria-labelledby': id })}>
      {!isUnderTitle && <SectionHeading id={id} title={title} introduction={introduction} />}
      {tiles.length === 0 && <Text className={styles.quiet}>{none}</Text>}
      {tiles.length > 0 && (
        <EditedRows
          label={title}
          items={tiles}
          nameOf={({ Title }) => Title}
          onEdit={({ Id }) => open(`app-tiles/edit/${Id}`)}
          leaving={leaving}
          remove={remove}
          deletion={own.deletion}
          history={(tile, close) => <TileHistory tile={tile} close={close} />}
        >
          {(tile) => <TileSummary tile={tile} />}
        </EditedRows>
      )}
    </section>
  );
}

function TileSummary({ tile }: { tile: AppTile }) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const channels = useChannelNames(tile.ChannelTermAppTiles, useLcid(), forms.unknownChannel);
  return (
    <div className={styles.row}>
      <TileFace tile={tile} size="Small" className={styles.face} />
      <div className={styles.words}>
        <Text weight="semibold" size={400}>
          {tile.Title}
        </Text>
        <Text size={200} className={styles.quiet}>
          {[tile.Description, channels.length === 0 ? forms.noChannels : channels.join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
    </div>
  );
}

/** APPS-44, APPS-45. */
function TileHistory({ tile, close }: { tile: AppTile; close: () => void }) {
  const { forms } = useTexts('editing');
  const own = useTexts('appEditor');
  const { form: words } = useTexts('apps');
  const { history, restore } = useEditHistory(tileEditing, own, tile.Id);
  const names = {
    ...{
      Title: words.title,
      Description: words.description,
      Url: words.address,
      IconClass: words.icon,
      IconUrl: own.iconUrl,
      ColorHexCode: words.colour,
      Introduction: own.text,
      IntroductionVideo: own.video,
    },
    ...{
      ShowAsNewUntilThisDate: own.newUntil,
      ChannelTermAppTiles: own.channels,
      LanguageTermAppTiles: own.languages,
      O365ServiceName: own.service,
      IntegrationEndpointUrl: own.counter,
    },
    ...{
      Start: own.start,
      End: own.end,
      IsRecurring: own.recurring,
      RecurrenceDays: own.days,
      RecurrenceFrom: own.from,
      RecurrenceTo: own.to,
    },
  };
  const state = mapState(history, (audits) =>
    historyEntries(audits, names, ({ Title }) => String(Title)),
  );
  return (
    <HistoryDialog
      title={format(forms.historyOf, { name: tile.Title })}
      state={state}
      onRestore={restore}
      onClose={close}
    />
  );
}
