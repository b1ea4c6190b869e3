import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import type { AppTile } from '#shared/contract/appTiles';
import { useChannelNames } from '../../../data/targeting/useChannelNames';
import { EditedList } from '../../../editing/EditedList';
import { RowSummary } from '../../../editing/RowSummary';
import { useLcid } from '../../../texts/useLcid';
import { fingerHeight, inRow, square } from '../../../ui/style/layout';
import { useOpenModal } from '../../../ui/leave/modal';
import { useTexts } from '../../../texts/useTexts';
import { TileFace } from '../TileFace';
import { tileEditing, useTileFields } from './tileEditing';
import { useAllTiles } from '../useAllTiles';

const useStyles = makeStyles({
  addLink: {
    alignSelf: 'flex-start',
    marginTop: tokens.spacingVerticalM,
    ...fingerHeight,
  },
  row: inRow(tokens.spacingHorizontalL),
  face: {
    ...square('44px'),
    fontSize: tokens.fontSizeBase400,
    borderRadius: tokens.borderRadiusLarge,
    '& svg': { fontSize: '24px' },
  },
  words: { minWidth: 0 },
});

const asSmartLink = { IsSmartLink: 'true' };

/** Dialog app-tiles: every app and smart link of the organisation (ADMIN-03, APPS-44, APPS-45). */
export function AppTileList() {
  const styles = useStyles();
  const own = useTexts('appEditor');
  const { smartLinks, app } = useTexts('apps');
  const open = useOpenModal();
  const ofKind = (tiles: readonly AppTile[], isSmartLink: boolean) =>
    tiles.filter(({ IsSmartLink }) => IsSmartLink === isSmartLink);
  const addLink = (
    <Button
      className={styles.addLink}
      icon={<AddRegular />}
      onClick={() => open('app-tiles/add', asSmartLink)}
    >
      {own.addLink}
    </Button>
  );
  return (
    <EditedList
      kind={{
        editing: tileEditing,
        words: { ...own, name: app },
        nameOf: ({ Title }) => Title,
        fields: useTileFields(),
        editor: ({ Id }) => `app-tiles/edit/${Id}`,
        // LINKS-13.
        editorQuery: ({ IsSmartLink }) => (IsSmartLink ? asSmartLink : {}),
        targeted: 'appTile',
      }}
      title={own.appsTitle}
      introduction={own.introduction}
      addLabel={own.add}
      adder="app-tiles/add"
      none={own.none}
      state={useAllTiles(own.appsTitle)}
      sections={(tiles) => [
        {
          title: own.appsTitle,
          isUnderTitle: true,
          items: ofKind(tiles, false),
          isOwnList: true,
          none: own.none,
        },
        {
          title: own.linksTitle,
          introduction: own.linksIntroduction,
          items: ofKind(tiles, true),
          isOwnList: true,
          none: smartLinks.none,
          end: addLink,
        },
      ]}
    >
      {(tile) => <TileSummary tile={tile} />}
    </EditedList>
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
        <RowSummary
          title={tile.Title}
          facts={[tile.Description, channels.length === 0 ? forms.noChannels : channels.join(', ')]}
        />
      </div>
    </div>
  );
}
