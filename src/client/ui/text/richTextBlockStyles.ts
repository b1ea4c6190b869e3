import { tokens } from '@fluentui/react-components';

/*
 * Blocks of editors' content that stand out, are checked or unfolded; in the editor, which folds
 * nothing, they are `.details` and `.summary`. The build evaluates this file as plain JavaScript: no
 * types in it.
 */

/**
 * The blocks that have a margin below them. Whoever gives them another one names them by this
 * selector: of two different ones the rule counts that the page happened to load last.
 */
export const spacedBlocks =
  '& p, & ul, & ol, & blockquote, & figure, & pre, & details, & .details, & [data-callout], & .table-frame';

/** Each has a sign of its own, so that they are not told apart by colour alone. */
const callout = (sign = '', background = '', line = '', color = '') =>
  Object.freeze({
    backgroundColor: background,
    borderInlineStartColor: line,
    // Read to nobody: the block has a name.
    '::before': Object.freeze({ content: `"${sign}" / ""`, backgroundColor: color }),
  });

/** A link that is shown as a button; on paper its words with a line around them. */
export const buttonStyles = {
  '& a[data-button]': {
    display: 'inline-block',
    boxSizing: 'border-box',
    maxWidth: '100%',
    minHeight: '44px',
    paddingBlock: '10px',
    paddingInline: '20px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': {
      backgroundColor: tokens.colorBrandBackgroundHover,
      color: tokens.colorNeutralForegroundOnBrand,
    },
    '@media print': { color: 'inherit', backgroundColor: 'transparent', border: '1px solid' },
  },
};

export const blockStyles = {
  '& [data-callout]': {
    position: 'relative',
    paddingBlock: tokens.spacingVerticalM,
    paddingInlineStart: '52px',
    paddingInlineEnd: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    borderInlineStartWidth: '4px',
    borderInlineStartStyle: 'solid',
    '::before': {
      position: 'absolute',
      insetInlineStart: '14px',
      top: '14px',
      width: '24px',
      height: '24px',
      borderRadius: tokens.borderRadiusCircular,
      fontSize: tokens.fontSizeBase300,
      lineHeight: '24px',
      fontWeight: tokens.fontWeightBold,
      textAlign: 'center',
      color: tokens.colorNeutralBackground1,
    },
    '@media (forced-colors: active), print': { outline: '1px solid' },
    '@media print': { breakInside: 'avoid' },
  },
  '& [data-callout="information"]': callout(
    'i',
    tokens.colorBrandBackground2,
    tokens.colorBrandStroke1,
    tokens.colorBrandForeground1,
  ),
  '& [data-callout="success"]': callout(
    '✓',
    tokens.colorStatusSuccessBackground1,
    tokens.colorStatusSuccessBorder2,
    tokens.colorStatusSuccessForeground1,
  ),
  '& [data-callout="warning"]': callout(
    '!',
    tokens.colorStatusWarningBackground1,
    tokens.colorStatusWarningBorder2,
    tokens.colorStatusWarningForeground1,
  ),
  '& li[data-checked]': {
    position: 'relative',
    listStyleType: 'none',
    '& input': {
      position: 'absolute',
      insetInlineStart: '-1.4em',
      top: '0.35em',
      width: '1em',
      height: '1em',
      margin: 0,
      fontSize: 'inherit',
      appearance: 'none',
      border: `1.5px solid ${tokens.colorNeutralStrokeAccessible}`,
      borderRadius: tokens.borderRadiusSmall,
      ':checked': {
        backgroundColor: tokens.colorBrandForeground1,
        border: `1.5px solid ${tokens.colorBrandForeground1}`,
        printColorAdjust: 'exact',
      },
      ':checked::after': {
        content: '""',
        position: 'absolute',
        left: '0.27em',
        top: '0.06em',
        width: '0.22em',
        height: '0.48em',
        borderRight: `2px solid ${tokens.colorNeutralBackground1}`,
        borderBottom: `2px solid ${tokens.colorNeutralBackground1}`,
        rotate: '45deg',
      },
    },
  },
  '& :is(details, .details)': {
    paddingInline: tokens.spacingHorizontalL,
    paddingBlockEnd: '1px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    '& > :is(summary, .summary)': {
      marginInline: `calc(-1 * ${tokens.spacingHorizontalL})`,
      paddingInline: tokens.spacingHorizontalL,
      paddingBlock: '0.5em',
      minHeight: '44px',
      boxSizing: 'border-box',
      fontWeight: tokens.fontWeightSemibold,
    },
    '& > summary': { cursor: 'pointer' },
    '& > :last-child': { marginBottom: '0.8em' },
  },
  '& summary:hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  // On paper nothing can be unfolded.
  '@media print': {
    '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
};
