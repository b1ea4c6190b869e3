import { makeStyles, tokens } from '@fluentui/react-components';
import { blockStyles, buttonStyles, spacedBlocks } from './richTextBlockStyles';
import { columnWidth } from './columnWidth';
import { text300, title400 } from '../style/layout';

/** Typography of editors' content: about 70 characters a line, generous leading. */
export const useRichTextStyles = makeStyles({
  root: {
    maxWidth: `${columnWidth}px`,
    fontSize: '18px',
    lineHeight: '1.65',
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'break-word',
    // By each line's direction; the page around says left.
    textAlign: 'start',
    [spacedBlocks]: { margin: '0 0 1.1em' },
    '& h2': {
      margin: '1.8em 0 0.5em',
      fontSize: tokens.fontSizeBase600,
      lineHeight: tokens.lineHeightBase600,
      fontWeight: tokens.fontWeightSemibold,
    },
    '& h3': {
      margin: '1.5em 0 0.4em',
      fontSize: tokens.fontSizeBase500,
      lineHeight: tokens.lineHeightBase500,
      fontWeight: tokens.fontWeightSemibold,
    },
    '& h4, & h5, & h6': { ...title400, margin: '1.3em 0 0.3em' },
    // Without a direction of its own, each line goes the way of its first letters.
    '& :is(p, h2, h3, h4, h5, h6, li, td, th, div, dt, dd):not([dir])': {
      unicodeBidi: 'plaintext',
    },
    '& > :first-child': { marginTop: 0 },
    '& :is(blockquote, li, td, th, [data-callout]) > :last-child': {
      marginBottom: 0,
    },
    '& ul, & ol': { paddingInlineStart: '1.4em' },
    '& li': { marginBottom: '0.35em' },
    '& li::marker': { color: tokens.colorBrandForeground1 },
    '& a': { color: tokens.colorBrandForegroundLink, textUnderlineOffset: '0.15em' },
    '& a:hover': { color: tokens.colorBrandForegroundLinkHover },
    ...buttonStyles,
    '& a:focus-visible, & summary:focus-visible, & :is(.table-frame, pre):focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
      borderRadius: tokens.borderRadiusSmall,
    },
    '& blockquote': {
      marginInline: 0,
      paddingBlock: '0.2em',
      paddingInlineStart: '1.1em',
      borderInlineStartWidth: '4px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorBrandStroke1,
      color: tokens.colorNeutralForeground2,
      fontSize: '1.06em',
    },
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: tokens.borderRadiusLarge },
    '& .video': {
      position: 'relative',
      aspectRatio: '16 / 9',
      marginBottom: '0.4em',
      borderRadius: tokens.borderRadiusLarge,
      overflow: 'hidden',
      background: 'linear-gradient(135deg, #2b3a4a, #10181f)',
      border: `1px solid ${tokens.colorTransparentStroke}`,
      '@media print': { display: 'none' },
    },
    '& figure[data-video]::after': {
      display: 'none',
      content: 'attr(data-video)',
      '@media print': { display: 'block', overflowWrap: 'anywhere' },
    },
    '& [data-person]': { color: tokens.colorBrandForegroundLink },
    '& figcaption, & caption, & .caption': {
      fontSize: tokens.fontSizeBase300,
      color: tokens.colorNeutralForeground3,
    },
    '& pre, & code': { fontFamily: tokens.fontFamilyMonospace, fontSize: '0.9em' },
    '& pre': {
      padding: tokens.spacingHorizontalL,
      overflowX: 'auto',
      borderRadius: tokens.borderRadiusLarge,
      backgroundColor: tokens.colorNeutralBackground3,
      // Seen where the system forces its colours.
      border: `1px solid ${tokens.colorTransparentStroke}`,
      // Nothing scrolls on paper.
      '@media print': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    },
    '& hr': {
      margin: '2em 0',
      height: '1px',
      border: 'none',
      backgroundColor: tokens.colorNeutralStroke2,
      '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
    },
    '& .table-frame': { overflowX: 'auto', '@media print': { overflowX: 'visible' } },
    '& table': { ...text300, width: '100%', borderCollapse: 'collapse' },
    '& th, & td': {
      paddingBlock: '8px',
      paddingInline: '12px',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      // As wide as the paper, whatever stands in it.
      '@media print': { overflowWrap: 'anywhere', hyphens: 'auto', paddingInline: '6px' },
    },
    ...blockStyles,
    '& th': { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground2 },
  },
});
