import { makeStyles, tokens } from '@fluentui/react-components';
import { focusRing, oneLine, square, text300 } from '../../../ui/style/layout';

const phone = '@media (max-width: 767.98px)';
/** Heard, and not seen where there is no room. */
const heard = {
  ...square('1px'),
  position: 'absolute',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** How an entry of the strip looks, whether it leads somewhere or opens something. */
export const useEntryStyles = makeStyles({
  entry: {
    ...text300,
    ...focusRing('0px'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    boxSizing: 'border-box',
    minWidth: 0,
    maxWidth: '100%',
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalM} 0 ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontWeight: tokens.fontWeightRegular,
    textDecorationLine: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': {
      backgroundColor: tokens.colorNeutralBackground1Hover,
      color: tokens.colorNeutralForeground1Hover,
      textDecorationLine: 'none',
    },
    // The finger reaches all of the line.
    [phone]: { '::after': { content: '""', position: 'absolute', inset: '-7px 0' } },
    '@media (forced-colors: active)': { color: 'LinkText', border: '1px solid LinkText' },
  },
  late: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground3,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    ':hover': {
      backgroundColor: tokens.colorStatusWarningBackground2,
      color: tokens.colorStatusWarningForeground3,
    },
  },
  icon: { flexShrink: 0, fontSize: '18px', lineHeight: 0 },
  words: { ...oneLine, minWidth: 0 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  /** What the icon says to those who see it, where there is no room. */
  label: { color: tokens.colorNeutralForeground2, [phone]: heard },
  /** What a phone has no room for. */
  wide: { [phone]: heard },
  /** What gives way first where the line is short. */
  subject: { '@media (max-width: 991.98px)': heard },
  /** What it shows instead. */
  narrow: { display: 'none', [phone]: { display: 'inline' } },
  inherit: { color: 'inherit' },
});
