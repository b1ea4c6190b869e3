import { makeStyles, tokens } from '@fluentui/react-components';
import { fingerHeight, fingerRow, plainList } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';

const phone = '@media (max-width: 767.98px)';

/** The panel in which the choices of a section stand. */
export const choicesPanel = Object.freeze({
  padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
  ...surface,
  '@media (max-width: 575.98px)': { padding: tokens.spacingHorizontalM },
});

/** Channels flow in columns, as many as there is room for. */
export const choicesColumns = Object.freeze({
  columns: '2 260px',
  columnGap: tokens.spacingHorizontalXXL,
});

/** One line with something to choose, at least 44 px high where people use their fingers. */
export const useChoiceStyles = makeStyles({
  list: plainList,
  /** Lines the marks up with the text above and below: Fluent keeps 8 px around them. */
  outermost: { marginInlineStart: '-8px' },
  nested: { paddingInlineStart: '28px' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minWidth: 0,
    overflowWrap: 'anywhere',
    ...fingerHeight,
  },
  control: { minWidth: 0, ...fingerRow },
  mark: { [phone]: { alignSelf: 'center' } },
  /** A group is a heading to those who cannot choose it. */
  group: {
    '& .fui-Checkbox__label': {
      color: tokens.colorNeutralForeground1,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  reason: { color: tokens.colorNeutralForeground3, paddingInline: tokens.spacingHorizontalS },
});
