import { makeStyles } from '@fluentui/react-components';
import { columnWidth } from '../../ui/text/columnWidth';
import { surface } from '../../ui/style/surface';

/** The sheet a page is written on, and its reading column. */
export const usePageStyles = makeStyles({
  sheet: {
    maxWidth: '1008px',
    margin: '0 auto',
    padding: '24px 16px 32px',
    boxSizing: 'border-box',
    ...surface,
    '@media (min-width: 576px) and (max-width: 991.98px)': { padding: '32px 32px 40px' },
    '@media (min-width: 992px)': { padding: '48px 64px 56px' },
    '@media print': { maxWidth: 'none', padding: 0, border: 'none', boxShadow: 'none' },
  },
  column: { maxWidth: `${columnWidth}px`, margin: '0 auto' },
});
