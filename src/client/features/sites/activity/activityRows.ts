import { makeStyles, tokens } from '@fluentui/react-components';

/** The list of activities: two columns where both have room for a sentence. */
export const useActivityRows = makeStyles({
  list: { '@media (min-width: 1200px)': { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
  row: {
    boxSizing: 'border-box',
    minWidth: 0,
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
