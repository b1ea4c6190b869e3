import { makeStyles, tokens } from '@fluentui/react-components';
import { plainList } from '../style/layout';
import { surface } from '../style/surface';

/** A panel of rows with fine lines between them. */
export const useRows = makeStyles({
  list: { ...surface, ...plainList },
  item: { ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` } },
  /** Room around the text of a row that brings none of its own. */
  padded: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
});
