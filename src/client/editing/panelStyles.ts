import { makeStyles, tokens } from '@fluentui/react-components';
import { fingerHeight } from '../ui/style/layout';

const phone = '@media (max-width: 767.98px)';

/** The look of a panel that asks what is to become of what could not be saved. */
export const usePanelStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
    scrollMarginTop: tokens.spacingVerticalXXL,
    [phone]: { padding: tokens.spacingHorizontalL },
  },
  head: { display: 'flex', gap: tokens.spacingHorizontalL, alignItems: 'flex-start' },
  icon: {
    flexShrink: 0,
    fontSize: '32px',
    lineHeight: 0,
    color: tokens.colorPaletteDarkOrangeForeground1,
  },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  button: { ...fingerHeight, [phone]: { flexGrow: 1 } },
});
