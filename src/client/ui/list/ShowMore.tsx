import type { ReactNode } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../style/hiddenText';
import { fingerHeight } from '../style/layout';
import { MoreButton } from './MoreButton';
import { useShownChange } from './useShownChange';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    marginTop: tokens.spacingVerticalL,
    ':empty': { display: 'none' },
  },
  button: fingerHeight,
  place: { marginTop: tokens.spacingVerticalL, height: '32px', ...fingerHeight },
});

export interface ShowMoreProps {
  button: 'more' | 'less' | 'none';
  /** How many are shown now, to say how many came with the last press. */
  count: number;
  /** Id of the list that grows and shrinks. */
  controls: string;
  onMore: () => void;
  onLess: () => void;
  /** Stands beside "Show less": where to find the rest. */
  children?: ReactNode;
}

/**
 * "Show more", and "Show less" once everything is shown; says aloud what happened. Spec: widgets
 * §4.
 */
export function ShowMore({ button, count, controls, onMore, onLess, children }: ShowMoreProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const texts = useTexts().widgets;
  const { words, notePress } = useShownChange(count);
  const press = () => {
    notePress();
    if (button === 'more') onMore();
    else onLess();
  };
  return (
    <div className={styles.root}>
      {button !== 'none' && (
        <MoreButton
          className={styles.button}
          aria-expanded={button === 'less'}
          controls={controls}
          count={count}
          icon={button === 'more' ? <ChevronDownRegular /> : <ChevronUpRegular />}
          onPress={press}
        >
          {button === 'more' ? texts.showMore : texts.showLess}
        </MoreButton>
      )}
      {children && <Text>{children}</Text>}
      <span role="status" className={hidden.hidden}>
        {words}
      </span>
    </div>
  );
}

/** Keeps its place below a list that is being loaded and mostly has more. */
export function ShowMorePlaceholder() {
  return <div className={useStyles().place} />;
}
