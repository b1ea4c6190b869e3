import { makeStyles, tokens } from '@fluentui/react-components';
import { plainList } from '../../../ui/style/layout';

/**
 * From here on the lead card has its picture beside its text: beside your news too, so that its
 * title is on the first screen.
 */
export const leadInLine = '@container featured (min-width: 520px)';

/** The picture of the lead card beside its text. */
export const leadPictureInLine = { aspectRatio: 'auto', flex: '0 0 46%', minHeight: '344px' };

/** From here on three cards stand in a row. */
export const wide = '@container featured (min-width: 640px)';

/** The grid of featured news; it follows the width of the block, not of the window. */
export const useFeaturedGrid = makeStyles({
  frame: { containerType: 'inline-size', containerName: 'featured' },
  grid: {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  cell: { display: 'flex', minWidth: 0 },
  narrow3: { gridColumnEnd: 'span 3' },
  narrow6: { gridColumnEnd: 'span 6' },
  wide2: { [wide]: { gridColumnEnd: 'span 2' } },
  wide3: { [wide]: { gridColumnEnd: 'span 3' } },
  wide6: { [wide]: { gridColumnEnd: 'span 6' } },
});
