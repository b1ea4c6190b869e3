import { makeStyles, tokens } from '@fluentui/react-components';
import { tileSizes } from '#shared/rules/widgets/appTiles';
import { focusRing, stacked } from '../../ui/style/layout';

const phone = '@media (max-width: 767.98px)';

/** Of the two lines that each title has room for: so no row grows when its titles come. */
export const titleHeight = `calc(2 * ${tokens.lineHeightBase200})`;

/** Of the list that tiles stand in. */
export const useGridStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, ${tileSizes.Medium})`,
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    margin: 0,
    padding: '6px',
    listStyleType: 'none',
    [phone]: {
      gridTemplateColumns: `repeat(auto-fill, ${tileSizes.Small})`,
      columnGap: tokens.spacingHorizontalL,
      justifyContent: 'space-between',
      // The smallest phone has room for three, too.
      '@media (max-width: 359.98px)': { columnGap: tokens.spacingHorizontalXS },
    },
  },
});

/** Of one tile (APPS-30). */
export const useTileStyles = makeStyles({
  root: { position: 'relative', width: tileSizes.Medium, [phone]: { width: tileSizes.Small } },
  link: {
    ...stacked(tokens.spacingVerticalXS),
    ...focusRing(),
    alignItems: 'center',
    borderRadius: tokens.borderRadiusXLarge,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
    ':hover:active': { color: tokens.colorNeutralForeground1 },
    ':hover > span:first-child': { boxShadow: tokens.shadow8 },
  },
  title: {
    width: '100%',
    minHeight: titleHeight,
    textAlign: 'center',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  badge: { position: 'absolute', top: '-6px', insetInlineStart: '-6px', pointerEvents: 'none' },
  counter: { position: 'absolute', top: '-6px', insetInlineEnd: '-6px', pointerEvents: 'none' },
});
