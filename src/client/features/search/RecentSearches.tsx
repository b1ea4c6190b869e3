import { useId, useRef } from 'react';
import {
  Button,
  Subtitle2,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { stop } from './moveByArrows';
import { PassingButton } from '../../ui/leave/PassingButton';
import { fingerHeight } from '../../ui/style/layout';

const useStyles = makeStyles({
  heading: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingLeft: tokens.spacingHorizontalM,
  },
  title: { margin: 0 },
  list: { margin: `${tokens.spacingVerticalXS} 0 0`, padding: 0, listStyleType: 'none' },
  row: {
    width: '100%',
    justifyContent: 'flex-start',
    fontWeight: tokens.fontWeightRegular,
    ...fingerHeight,
  },
  introduction: {
    display: 'block',
    padding: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  // Keeps its room.
  unknown: { visibility: 'hidden' },
});

interface RecentSearchesProps {
  recent: readonly string[];
  onChoose: (text: string) => void;
  onClear: () => void;
}

/**
 * Before anything is typed: what can be found, and what the person has looked for on this device.
 */
export function RecentSearches({ recent, onChoose, onClear }: RecentSearchesProps) {
  const styles = useStyles();
  const texts = useTexts('search');
  const { licensed, isLicenceKnown } = useSession();
  const id = useId();
  const introduction = useRef<HTMLSpanElement>(null);
  if (recent.length === 0)
    return (
      <Text
        ref={introduction}
        className={mergeClasses(styles.introduction, !isLicenceKnown && styles.unknown)}
      >
        {licensed ? texts.introduction : texts.introductionOwn}
      </Text>
    );
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <Subtitle2 as="h2" id={id} className={styles.title}>
          {texts.recent}
        </Subtitle2>
        <PassingButton
          appearance="subtle"
          size="small"
          onClick={onClear}
          next={() => introduction.current}
        >
          {texts.clearRecent}
        </PassingButton>
      </div>
      <ul className={styles.list}>
        {recent.map((text) => (
          <li key={text}>
            <Button
              appearance="subtle"
              icon={<HistoryRegular />}
              className={styles.row}
              onClick={() => onChoose(text)}
              {...stop}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
