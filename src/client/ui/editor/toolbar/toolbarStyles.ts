import { makeStyles } from '@fluentui/react-components';

export const useToolbarStyles = makeStyles({
  // Toggle buttons would be smaller than the others.
  button: {
    minWidth: '32px',
    maxWidth: '32px',
    height: '32px',
    padding: 0,
    '@media (max-width: 767.98px)': { minWidth: '44px', maxWidth: '44px', height: '44px' },
  },
});
