import { makeStyles, tokens } from '@fluentui/react-components';
import { focusRing, oneLine, square, stacked, text300 } from '../../ui/style/layout';

const forced = '@media (forced-colors: active)';
const phone = '@media (max-width: 767.98px)';

/** The look of a message in the strip under the header, by severity. */
export const useBannerStyles = makeStyles({
  root: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
  },
  critical: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    borderBottomColor: tokens.colorStatusDangerBorder1,
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderBottomColor: tokens.colorStatusWarningBorder1,
  },
  information: {
    backgroundColor: tokens.colorBrandBackground2,
    borderBottomColor: tokens.colorBrandStroke2,
  },
  // A critical message stands out while it is closed; an opened one is to be read.
  criticalRow: { backgroundColor: tokens.colorStatusDangerBackground2 },
  criticalIcon: { color: tokens.colorStatusDangerForeground1 },
  warningIcon: { color: tokens.colorStatusWarningForeground1 },
  informationIcon: { color: tokens.colorBrandForeground2 },
  // In line with the header above and the content below.
  inner: {
    maxWidth: '1384px',
    margin: '0 auto',
    padding: `0 ${tokens.spacingHorizontalS}`,
    '@media (min-width: 768px)': { padding: `0 ${tokens.spacingHorizontalL}` },
    '@media (min-width: 1200px)': { padding: '0 32px' },
  },
  row: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalXS },
  toggle: {
    ...focusRing('-3px'),
    display: 'flex',
    flexGrow: 1,
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    minHeight: '44px',
    padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
  },
  icon: { flexShrink: 0, fontSize: '20px', lineHeight: 0, paddingTop: '2px' },
  kind: {
    flexShrink: 0,
    fontWeight: tokens.fontWeightSemibold,
    [phone]: {
      ...square('1px'),
      position: 'absolute',
      clipPath: 'inset(50%)',
      overflow: 'hidden',
    },
  },
  title: { minWidth: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  collapsed: {
    ...oneLine,
    [phone]: {
      display: '-webkit-box',
      whiteSpace: 'normal',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
  // Cut within a word: a clamped line would leave out all of a long one.
  oneLine: { [phone]: { display: 'block', whiteSpace: 'nowrap' } },
  chevron: { flexShrink: 0, fontSize: '16px', lineHeight: 0, paddingTop: '4px' },
  // As high as the row: a frame of forced colours would lie on the row's lines.
  action: {
    flexShrink: 0,
    minWidth: '44px',
    minHeight: '44px',
    color: 'inherit',
    [forced]: { border: '1px solid Canvas' },
  },
  // Its icon begins where the text does.
  bodyAction: {
    minWidth: 0,
    minHeight: '44px',
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})`,
    color: 'inherit',
    [forced]: { marginInlineStart: 0 },
  },
  body: {
    ...stacked(tokens.spacingVerticalS),
    alignItems: 'flex-start',
    maxWidth: '80ch',
    paddingBlock: `${tokens.spacingVerticalS} ${tokens.spacingVerticalL}`,
    paddingInline: `calc(${tokens.spacingHorizontalS} * 2 + 20px) ${tokens.spacingHorizontalS}`,
    // A long word is parted.
    '& > *': { maxWidth: '100%', overflowWrap: 'anywhere' },
  },
  text: {
    ...text300,
    // As wide as its place: a wide table scrolls by itself.
    alignSelf: 'stretch',
    '& > :first-child': { marginTop: 0 },
    '& > :last-child': { marginBottom: 0 },
  },
  until: { color: tokens.colorNeutralForeground2 },
});
