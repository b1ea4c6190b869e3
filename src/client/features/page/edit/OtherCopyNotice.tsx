import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
} from '@fluentui/react-components';
import type { WorkingCopyState } from '../../../data/workingCopies/useWorkingCopy';
import { format } from '../../../texts/format';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { dateWords } from '../../../ui/dateWords';

const useStyles = makeStyles({
  button: { '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

interface OtherCopyNoticeProps {
  copy: WorkingCopyState;
  /** Goes on with the other; what stands in the form is the other then. */
  take: () => void;
}

/** That the same page was written on elsewhere: neither text goes before it is given up. */
export function OtherCopyNotice({ copy: { other, offer }, take }: OtherCopyNoticeProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const locale = useLocale();
  if (!other) return null;
  const time = dateWords(new Date(other.Written), 'full', { locale, now: new Date() });
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{format(texts.otherCopy, { time })}</MessageBarBody>
      <MessageBarActions>
        <Button className={styles.button} onClick={take}>
          {texts.takeOther}
        </Button>
        <Button className={styles.button} onClick={() => offer(undefined)}>
          {texts.discardOther}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
