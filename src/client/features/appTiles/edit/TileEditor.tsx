import { useMemo, useState } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { tileSizes } from '#shared/rules/widgets/appTiles';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { ConfirmDialog } from '../../../ui/leave/ConfirmDialog';
import { keyboardHome } from '../../../ui/leave/useReturnFromDialog';
import { focusRing, square, stacked } from '../../../ui/style/layout';
import { useOpenModal } from '../../../ui/leave/modal';
import { OrderedList } from '../../../ui/order/OrderedList';
import { useOrder } from '../../../ui/order/useOrder';
import { EditedAppTile } from './EditedAppTile';
import { useGridStyles, useTileStyles } from '../tileStyles';
import { useTileActions } from '../useTileActions';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  add: {
    ...stacked(tokens.spacingVerticalXS),
    ...square(tileSizes.Medium),
    ...focusRing(),
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [phone]: square(tileSizes.Small),
  },
  plus: { fontSize: '28px' },
  busy: { opacity: 0.5 },
});

type Asked = { kind: 'hide' | 'delete'; tile: UserAppTile };

interface TileEditorProps {
  tiles: readonly UserAppTile[];
  /** Hidden tiles are among them. */
  showHidden: boolean;
}

/**
 * The tiles while the board is edited: dragged or moved, hidden, deleted, and a place for a new one
 * (APPS-05). What is removed, or hidden out of sight, goes at once (APPS-11); the keyboard stays
 * with them.
 */
export function TileEditor({ tiles, showHidden }: TileEditorProps) {
  const styles = useStyles();
  const grid = useGridStyles();
  const texts = useTexts('apps');
  const { appTiles } = useTexts().today.widgets;
  const open = useOpenModal();
  const actions = useTileActions();
  const { root } = useTileStyles();
  const idOf = ({ AppTileId }: UserAppTile) => AppTileId;
  const { hiding, removing } = actions;
  const stored = useMemo(
    () =>
      tiles
        .filter(({ AppTileId }) => !removing.has(AppTileId))
        .map((tile) => (hiding.has(tile.AppTileId) ? { ...tile, HideFromUI: true } : tile))
        .filter(({ HideFromUI }) => showHidden || !HideFromUI),
    [tiles, hiding, removing, showHidden],
  );
  const { items, move } = useOrder({
    stored,
    idOf,
    save: (_, moves) => actions.reorder(moves),
  });
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <div role="group" aria-label={appTiles} tabIndex={-1} {...{ [keyboardHome]: '' }}>
        <OrderedList
          {...{ items, idOf, move }}
          nameOf={({ AppTile }) => AppTile.Title}
          layout="grid"
          isHeld
          className={grid.grid}
          label={texts.yourApps}
          itemClass={(tile) => mergeClasses(root, actions.busy.has(idOf(tile)) && styles.busy)}
          end={
            <li>
              <button
                type="button"
                className={styles.add}
                onClick={() => open('user-app-tiles/add')}
              >
                <AddRegular className={styles.plus} />
                {texts.addNew}
              </button>
            </li>
          }
        >
          {(tile, place) => (
            <EditedAppTile
              tile={tile}
              place={place}
              isBusy={actions.busy.has(idOf(tile))}
              onHide={() => setAsked({ kind: 'hide', tile })}
              onUnhide={() => actions.setHidden(tile, false)}
              onDelete={() => setAsked({ kind: 'delete', tile })}
            />
          )}
        </OrderedList>
      </div>
      {asked && (
        <Question
          asked={asked}
          onDecline={() => setAsked(undefined)}
          onAccept={() => {
            setAsked(undefined);
            if (asked.kind === 'hide') actions.setHidden(asked.tile, true);
            else actions.remove(asked.tile, tiles);
          }}
        />
      )}
    </>
  );
}

/** APPS-23. */
function Question({
  asked: {
    kind,
    tile: { AppTile },
  },
  ...answers
}: {
  asked: Asked;
  onAccept: () => void;
  onDecline: () => void;
}) {
  const texts = useTexts('apps');
  if (kind === 'hide')
    return (
      <ConfirmDialog
        title={texts.hideTitle}
        text={texts.hideText}
        accept={texts.hide}
        decline={texts.cancel}
        {...answers}
      />
    );
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      text={format(AppTile.IsPersonal ? texts.deletePersonal : texts.deleteAdded, {
        title: AppTile.Title,
      })}
      accept={texts.delete}
      decline={texts.cancel}
      {...answers}
    />
  );
}
