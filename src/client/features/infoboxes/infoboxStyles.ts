import { makeStyles, tokens } from '@fluentui/react-components';
import { spacedBlocks } from '../../ui/text/richTextBlockStyles';
import { coveringLink, stacked, text300 } from '../../ui/style/layout';

const shade =
  'linear-gradient(to top, rgba(0, 0, 0, 0.82) 0%, rgba(0, 0, 0, 0.62) 45%, rgba(0, 0, 0, 0) 100%)';

/** The styles that every infobox has. */
export const useTileStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    minWidth: 0,
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusXLarge,
    overflow: 'hidden',
    isolation: 'isolate',
    transitionProperty: 'box-shadow',
    transitionDuration: tokens.durationNormal,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  linked: { ':hover': { boxShadow: tokens.shadow8 } },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  heroTitle: {
    '@media (min-width: 768px)': {
      fontSize: tokens.fontSizeHero700,
      lineHeight: tokens.lineHeightHero700,
    },
  },
  text: {
    ...text300,
    color: 'inherit',
    [spacedBlocks]: { margin: `0 0 ${tokens.spacingVerticalS}` },
    '& > :last-child': { marginBottom: 0 },
    '& a': { color: 'inherit', position: 'relative', zIndex: 1 },
    // The page's colour of links would not be read on every colour of a box.
    '& a:hover': { color: 'inherit' },
  },
  heroText: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  link: coveringLink,
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginTop: 'auto',
    paddingTop: tokens.spacingVerticalS,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    '& > svg': { flexShrink: 0 },
  },
});

/** Classes of text infoboxes by their style (INFOBOX-07, INFOBOX-08). */
export const useTextTileStyles = makeStyles({
  root: { gap: tokens.spacingVerticalS, padding: tokens.spacingHorizontalXL },
  hero: { justifyContent: 'center', '@media (min-width: 768px)': { padding: '40px' } },
  None: {
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow2,
  },
  Accent1: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
  },
  Accent2: { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorBrandBackground2 },
  Accent3: {
    color: tokens.colorNeutralForegroundStaticInverted,
    backgroundColor: tokens.colorNeutralBackgroundStatic,
  },
});

/**
 * Classes of picture and video infoboxes by their style: it colours the words, which lie on the
 * picture.
 */
export const useMediaTileStyles = makeStyles({
  root: { justifyContent: 'flex-end', backgroundColor: tokens.colorNeutralBackground4 },
  picture: { position: 'absolute', inset: 0, zIndex: -1 },
  words: {
    ...stacked(tokens.spacingVerticalXS),
    position: 'relative',
    padding: `64px ${tokens.spacingHorizontalXL} ${tokens.spacingHorizontalXL}`,
    color: '#ffffff',
    '@media (forced-colors: active)': {
      backgroundColor: 'Canvas',
      paddingTop: tokens.spacingVerticalL,
    },
  },
  // A press on them is one on what lies below; links in them stay links.
  passing: { pointerEvents: 'none', '& a': { pointerEvents: 'auto' } },
  overlay: { backgroundImage: shade },
  bare: { textShadow: '0 0 2px #000, 0 1px 3px rgba(0, 0, 0, 0.9), 0 0 12px rgba(0, 0, 0, 0.7)' },
  banner: { paddingTop: tokens.spacingVerticalL },
  None: {},
  Accent1: {
    paddingTop: tokens.spacingVerticalL,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
  },
  Accent2: {
    paddingTop: tokens.spacingVerticalL,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorBrandBackground2,
  },
  Accent3: {
    paddingTop: tokens.spacingVerticalL,
    color: tokens.colorNeutralForegroundStaticInverted,
    backgroundColor: tokens.colorNeutralBackgroundStatic,
  },
});
