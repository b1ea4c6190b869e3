import type { ReactElement } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { Rating } from '#shared/rules/measures/measures';
import { inRow } from '../../ui/style/layout';

const useStyles = makeStyles({
  root: {
    ...inRow(tokens.spacingHorizontalXS),
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '& svg': { flexShrink: 0, width: '16px', height: '16px' },
  },
  good: { color: tokens.colorStatusSuccessForeground1 },
  fair: { color: tokens.colorStatusWarningForeground3 },
  poor: { color: tokens.colorStatusDangerForeground3 },
});

const shapes: Record<Rating, ReactElement> = {
  good: <CheckmarkCircleRegular aria-hidden />,
  fair: <WarningRegular aria-hidden />,
  poor: <ErrorCircleRegular aria-hidden />,
};

/** How good something is: a shape, a word and a colour of its own. */
export function RatingMark({ rating, text }: { rating: Rating; text: string }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, styles[rating])}>
      {shapes[rating]}
      {text}
    </span>
  );
}
