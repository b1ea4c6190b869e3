import { tokens } from '@fluentui/react-components';

/*
 * How things lie on the page, for `makeStyles`: spread what fits, say only what differs. The build
 * evaluates this file as plain JavaScript: no types in it, so `Object.freeze` keeps the words.
 */

/** One below the other. */
export const stacked = (gap = tokens.spacingVerticalM) =>
  Object.freeze({ display: 'flex', flexDirection: 'column', gap });

/** Side by side, on one middle line. */
export const inRow = (gap = tokens.spacingHorizontalM) =>
  Object.freeze({ display: 'flex', alignItems: 'center', gap });

/** Side by side, in as many lines as it takes. */
export const wrapped = (gap = tokens.spacingHorizontalM) =>
  Object.freeze({ display: 'flex', flexWrap: 'wrap', gap });

/** As many equal columns as there is room for; a last card stays as wide as the others. */
export const cardGrid = (narrowest = '300px', gap = tokens.spacingHorizontalL) =>
  Object.freeze({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`,
    gap,
  });

/** Fields beside each other while there is room; together they fill the line. */
export const fieldGrid = (narrowest = '220px', gap = tokens.spacingHorizontalM) =>
  Object.freeze({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${narrowest}, 100%), 1fr))`,
    gap,
    alignItems: 'start',
  });

/** Four fields in one line, in two, or one below the other: none alone below three. */
export const fourFields = (gap = tokens.spacingHorizontalM) =>
  Object.freeze({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap,
    '@media (min-width: 360px) and (max-width: 991.98px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    '@media (max-width: 359.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  });

/** A list without bullets and indents. */
export const plainList = Object.freeze({ margin: 0, padding: 0, listStyleType: 'none' });

/** A text that ends in an ellipsis where its line does. */
export const oneLine = Object.freeze({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Long words of a title part at a hyphen, where their language is known; short ones stay whole. */
export const hyphenated = Object.freeze({
  hyphens: 'auto',
  hyphenateLimitChars: '12 5 5',
  overflowWrap: 'anywhere',
});

/** The same width and height. */
export const square = (size = '48px') => Object.freeze({ width: size, height: size });

/** On phones, and wherever fingers point. */
export const fingers = '@media (max-width: 767.98px), (pointer: coarse)';

/** A window without room for what stays while the rest scrolls, such as one at 400 % zoom. */
export const lowWindow = '(max-height: 599.98px)';

/** As high as a finger needs what it presses to be. */
export const fingerHeight = Object.freeze({ [fingers]: { minHeight: '44px' } });

/** The same for what stands beside a text in one line, such as the mark of a radio button. */
export const fingerRow = Object.freeze({
  [fingers]: { minHeight: '44px', alignItems: 'center' },
});

/** The same for a button that is an icon alone. */
export const fingerSquare = Object.freeze({
  [fingers]: { minWidth: '44px', minHeight: '44px' },
});

/** A small button within a field: a finger reaches it over all of the field's height. */
export const fingerInField = Object.freeze({
  position: 'relative',
  overflow: 'visible',
  [fingers]: { '::before': { content: '""', position: 'absolute', inset: '-10px' } },
});

/** A finger's room around a button that reaches into the edge of its field. */
export const fingerOverlap = Object.freeze({ [fingers]: { marginBlock: '-4px' } });

/** A link as high as its words: a finger reaches it from the lines beside it, which are no links. */
export const fingerReach = Object.freeze({
  position: 'relative',
  [fingers]: {
    minHeight: 0,
    '::before': { content: '""', position: 'absolute', inset: '-12px 0' },
  },
});

/** The ring that shows where the keyboard is; within the edge where something would cut it off. */
export const focusRing = (outlineOffset = '2px') =>
  Object.freeze({
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset },
  });

/** A button that looks like the words in it; its ring shows the keyboard. */
export const plainButton = Object.freeze({
  ...focusRing(),
  margin: 0,
  padding: 0,
  border: 'none',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

/**
 * A link whose surface is all of the card around it, which has to be `position: relative`; what
 * else can be pressed lies above it.
 */
export const coveringLink = Object.freeze({
  color: 'inherit',
  textDecorationLine: 'none',
  outlineStyle: 'none',
  '::after': Object.freeze({
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
  }),
  ':focus-visible::after': {
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
    boxShadow: `inset 0 0 0 3px ${tokens.colorStrokeFocus1}`,
  },
  '@media (forced-colors: active)': { color: 'LinkText' },
});

export const text200 = {
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
};

export const text300 = {
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
};

export const title400 = {
  fontSize: tokens.fontSizeBase400,
  lineHeight: tokens.lineHeightBase400,
  fontWeight: tokens.fontWeightSemibold,
};
