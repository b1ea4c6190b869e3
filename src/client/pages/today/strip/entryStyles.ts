import { makeStyles, tokens } from '@fluentui/react-components';
import { fingers, focusRing, oneLine, square, text200, text300 } from '../../../ui/style/layout';

const phone = '@media (max-width: 767.98px)';
const smallPhone = '@media (max-width: 359.98px)';
/** Heard, and not seen where there is no room. */
const screenReaderOnly = {
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
    // The finger reaches all of the line.
    [fingers]: { '::after': { content: '""', position: 'absolute', inset: '-6px 0' } },
    padding: `0 ${tokens.spacingHorizontalM} 0 ${tokens.spacingHorizontalS}`,
    [phone]: {
      minHeight: '36px',
      paddingInline: tokens.spacingHorizontalS,
    },
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
  /** More than a line has room for: a phone shows two small ones. */
  twoLines: {
    [phone]: {
      ...text200,
      display: '-webkit-box',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
  /** The icon's meaning in words; on a phone, where there is no room, only heard. */
  label: { color: tokens.colorNeutralForeground2, [phone]: screenReaderOnly },
  /** Words for which a phone has no room. */
  wide: { [phone]: screenReaderOnly },
  /** The part that gives way first where the line is short. */
  subject: { '@media (max-width: 991.98px)': screenReaderOnly },
  /** Shown instead of it. */
  narrow: {
    display: 'none',
    '@media (min-width: 360px) and (max-width: 767.98px)': { display: 'inline' },
    ':global(li:only-child)': { [smallPhone]: { display: 'inline' } },
  },
  /** The rest of it where there is hardly any room, beside another entry. */
  tiny: {
    display: 'none',
    [smallPhone]: { display: 'inline' },
    ':global(li:only-child)': { [smallPhone]: { display: 'none' } },
  },
  inherit: { color: 'inherit' },
});
