import { makeStyles, tokens } from '@fluentui/react-components';

/**
 * The list of activities: two columns where both have room for a sentence. Each row has room for a
 * sentence of two lines and its place, so that a title that comes later moves nothing.
 */
export const useActivityRows = makeStyles({
  list: { '@media (min-width: 1200px)': { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
  row: {
    boxSizing: 'border-box',
    minWidth: 0,
    // On a phone its links are high enough for a finger.
    minHeight: '112px',
    '@media (min-width: 768px)': { minHeight: '65px' },
    '@media (min-width: 1200px)': {
      ':nth-child(odd)': {
        borderInlineEndStyle: 'solid',
        borderInlineEndWidth: '1px',
        borderInlineEndColor: tokens.colorNeutralStroke2,
      },
      ':nth-last-child(2):nth-child(odd)': { borderBottomStyle: 'none' },
    },
  },
});
