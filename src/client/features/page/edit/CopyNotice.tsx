import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
} from '@fluentui/react-components';
import type { WorkingCopyState } from '../../../data/workingCopies/useWorkingCopy';
import type { KeptCopy } from '../../../data/workingCopies/workingCopies';
import { format } from '../../../texts/format';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { dateWords } from '../../../ui/dateWords';

const useStyles = makeStyles({
  button: { '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

interface CopyNoticeProps {
  /** What was written on an earlier visit, from which the form goes on. */
  found: KeptCopy | null;
  copy: WorkingCopyState;
  isChanged: boolean;
  isPublished: boolean;
  /** Makes the form as what is stored. */
  discard: () => void;
}

/**
 * What to know of the working copy: that the form goes on from one, that another window writes on
 * it, or that the server does not take it.
 */
export function CopyNotice({ found, copy, isChanged, isPublished, discard }: CopyNoticeProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const locale = useLocale();
  const { status } = copy;
  if (status.state === 'elsewhere')
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{texts.elsewhere}</MessageBarBody>
        <MessageBarActions>
          <Button className={styles.button} onClick={copy.goOn}>
            {texts.goOnHere}
          </Button>
        </MessageBarActions>
      </MessageBar>
    );
  if (status.state === 'kept' && status.failure?.status === 413)
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{texts.copyTooLarge}</MessageBarBody>
      </MessageBar>
    );
  if (!found || !isChanged) return null;
  const time = dateWords(new Date(found.Written), 'full', { locale, now: new Date() });
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {format(isPublished ? texts.resumedPublished : texts.resumed, { time })}
      </MessageBarBody>
      <MessageBarActions>
        <Button className={styles.button} onClick={discard}>
          {texts.discard}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
