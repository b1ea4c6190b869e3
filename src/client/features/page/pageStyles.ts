import { makeStyles, tokens } from '@fluentui/react-components';

/** The sheet a page is written on, and its reading column. */
export const usePageStyles = makeStyles({
  sheet: {
    maxWidth: '1008px',
    margin: '0 auto',
    padding: '24px 16px 32px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    '@media (min-width: 576px) and (max-width: 991.98px)': { padding: '32px 32px 40px' },
    '@media (min-width: 992px)': { padding: '48px 64px 56px' },
  },
  column: { maxWidth: '656px', margin: '0 auto' },
});
