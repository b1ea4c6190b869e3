import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { PageKind } from '#shared/rules/pageTypes';
import { format } from '../../../texts/format';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { dateWords } from '../../../ui/dateWords';
import { stacked } from '../../../ui/layout';
import { useUnfinished } from './useUnfinished';

const useStyles = makeStyles({
  root: {
    ...stacked(tokens.spacingVerticalXS),
    maxWidth: '1008px',
    margin: `0 auto ${tokens.spacingVerticalM}`,
  },
  button: { '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

interface UnfinishedPagesProps {
  kind: PageKind;
  /** Goes on with the copy that has this key. */
  goOn: (key: string) => void;
}

/** New pages that were begun and not stored: each can be gone on with, or given up. */
export function UnfinishedPages({ kind, goOn }: UnfinishedPagesProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const locale = useLocale();
  const { unfinished, discard } = useUnfinished(kind, texts.workingCopy);
  if (unfinished.length === 0) return null;
  return (
    <section className={styles.root} aria-label={texts.unfinished}>
      {unfinished.map(({ key, title, written }) => {
        const name = title || texts.untitled;
        const time = dateWords(new Date(written), 'full', { locale, now: new Date() });
        return (
          <MessageBar key={key} intent="info" layout="multiline">
            <MessageBarBody>{format(texts.unfinishedPage, { name, time })}</MessageBarBody>
            <MessageBarActions>
              <Button
                className={styles.button}
                aria-label={`${texts.goOn}: ${name}`}
                onClick={() => goOn(key)}
              >
                {texts.goOn}
              </Button>
              <Button
                className={styles.button}
                appearance="subtle"
                aria-label={`${texts.discard}: ${name}`}
                onClick={() => discard(key)}
              >
                {texts.discard}
              </Button>
            </MessageBarActions>
          </MessageBar>
        );
      })}
    </section>
  );
}
