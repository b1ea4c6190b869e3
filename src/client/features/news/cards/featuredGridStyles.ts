import { makeStyles, tokens } from '@fluentui/react-components';
import { plainList } from '../../../ui/style/layout';

const wide = '@container featured (min-width: 640px)';

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
