import { makeStyles } from '@fluentui/react-components';
import { square } from './layout';

/** Text for screen readers only. */
export const useHiddenText = makeStyles({
  hidden: {
    ...square('1px'),
    position: 'absolute',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  },
});
