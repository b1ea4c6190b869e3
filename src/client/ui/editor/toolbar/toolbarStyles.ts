import { makeStyles } from '@fluentui/react-components';
import { fingers } from '../../style/layout';

export const useToolbarStyles = makeStyles({
  // Toggle buttons would be smaller than the others.
  button: {
    minWidth: '32px',
    maxWidth: '32px',
    height: '32px',
    padding: 0,
    [fingers]: { minWidth: '44px', maxWidth: '44px', height: '44px' },
  },
});
