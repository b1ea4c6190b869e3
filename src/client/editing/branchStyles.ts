import { makeStyles, tokens } from '@fluentui/react-components';
import { fingerSquare, inRow, plainList } from '../ui/style/layout';

const phone = '@media (max-width: 767.98px)';
const line = `1px solid ${tokens.colorNeutralStroke3}`;

/** The look of a tree that editors order: a row each, further in with every `--level`. */
export const useBranchStyles = makeStyles({
  list: { ...plainList, '& li + li': { borderTop: line } },
  // The level shows in the row's own indent, so that the lines between the rows go from side to
  // side.
  below: { borderTop: line },
  row: {
    ...inRow(tokens.spacingHorizontalS),
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    paddingInlineStart: `calc(${tokens.spacingHorizontalM} + var(--level) * 24px)`,
    [phone]: { paddingInlineStart: `calc(${tokens.spacingHorizontalS} + var(--level) * 12px)` },
  },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalS,
    flex: '1 1 0',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexShrink: 0 },
  action: fingerSquare,
});
