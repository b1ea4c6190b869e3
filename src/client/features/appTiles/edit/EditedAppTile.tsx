import { Badge, Text, makeStyles, tokens } from '@fluentui/react-components';
import { EyeOffFilled } from '@fluentui/react-icons/svg/eye-off';
import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { plainButton, stacked } from '../../../ui/style/layout';
import type { Place } from '../../../ui/order/Place';
import { TileFace } from '../TileFace';
import { useTileStyles } from '../tileStyles';
import { TileMenu } from '../TileMenu';

const useStyles = makeStyles({
  handle: {
    ...stacked(tokens.spacingVerticalXS),
    ...plainButton,
    alignItems: 'center',
    width: '100%',
    color: tokens.colorNeutralForeground1,
    textAlign: 'center',
    cursor: 'grab',
    userSelect: 'none',
    touchAction: 'manipulation',
    borderRadius: tokens.borderRadiusXLarge,
  },
  hidden: { filter: 'grayscale(1)', opacity: 0.5 },
  mark: { position: 'absolute', top: '-6px', insetInlineStart: '-6px' },
});

interface EditedAppTileProps {
  tile: UserAppTile;
  place: Place;
  isBusy: boolean;
  onHide: () => void;
  onUnhide: () => void;
  onDelete: () => void;
}

/**
 * A tile while the board is edited: the whole of it is its handle, and its menu moves it too; it
 * opens nothing meanwhile (APPS-08, APPS-19).
 */
export function EditedAppTile(props: EditedAppTileProps) {
  const styles = useStyles();
  const box = useTileStyles();
  const { hidden } = useTexts('apps');
  const ordering = useTexts('ordering');
  const { tile, place, isBusy } = props;
  const {
    AppTile: { Title },
    HideFromUI,
  } = tile;
  return (
    <>
      <button
        type="button"
        className={styles.handle}
        aria-label={format(ordering.handle, { name: Title })}
        title={ordering.how}
        {...(!isBusy && place.handle)}
      >
        <TileFace tile={tile.AppTile} className={HideFromUI ? styles.hidden : undefined} />
        <Text size={200} className={box.title}>
          {Title}
        </Text>
      </button>
      {HideFromUI && (
        <Badge
          className={styles.mark}
          color="informative"
          appearance="filled"
          icon={<EyeOffFilled aria-hidden />}
        >
          {hidden}
        </Badge>
      )}
      <TileMenu {...props} />
    </>
  );
}
