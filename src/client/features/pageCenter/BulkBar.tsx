import { useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { ListedPage, PageAction } from '#shared/contract/pages';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { wrapped } from '../../ui/layout';
import { surface } from '../../ui/surface';
import { BulkFailures } from './BulkFailures';
import { BulkQuestion } from './BulkQuestion';
import { mostAtOnce, usePageBulk } from './usePageBulk';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  root: {
    ...surface,
    ...wrapped(tokens.spacingHorizontalS),
    alignItems: 'center',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    marginBottom: tokens.spacingVerticalM,
  },
  chosen: { marginInlineEnd: 'auto' },
  button: { [phone]: { minHeight: '44px' } },
});

const actions: readonly PageAction[] = [
  'publish',
  'archive',
  'delete',
  'addChannels',
  'removeChannels',
];

interface BulkBarProps {
  /** The pages that are shown. */
  pages: readonly ListedPage[];
  chosen: readonly number[];
  choose: (ids: number[]) => void;
  stop: () => void;
}

/** What is done to several pages at once: after one question, in one request. */
export function BulkBar({ pages, chosen, choose, stop }: BulkBarProps) {
  const styles = useStyles();
  const { bulk: texts } = useTexts('pageTools');
  const locale = useLocale();
  const [asked, setAsked] = useState<PageAction>();
  const wanted = pages.filter(({ Id }) => chosen.includes(Id));
  const { isBusy, failed, forget, run } = usePageBulk((done) =>
    choose(wanted.map(({ Id }) => Id).filter((id) => !done.includes(id))),
  );
  const isNone = wanted.length === 0 || isBusy;
  return (
    <>
      <div role="group" aria-label={texts.toolbar} className={styles.root}>
        <Text role="status" className={styles.chosen}>
          {plural(texts.chosen, wanted.length, locale)}
        </Text>
        {actions.map((action) => (
          <Button
            key={action}
            className={styles.button}
            disabledFocusable={isNone}
            onClick={() => setAsked(action)}
          >
            {texts.actions[action]}
          </Button>
        ))}
        <Button
          className={styles.button}
          appearance="subtle"
          onClick={() => choose(pages.slice(0, mostAtOnce).map(({ Id }) => Id))}
        >
          {texts.every}
        </Button>
        <Button className={styles.button} appearance="subtle" onClick={stop}>
          {texts.stop}
        </Button>
      </div>
      {failed.length > 0 && <BulkFailures failed={failed} close={forget} />}
      {asked && (
        <BulkQuestion
          action={asked}
          titles={wanted.map(({ Title }) => Title)}
          close={() => setAsked(undefined)}
          accept={(channels) => run(wanted, asked, channels)}
        />
      )}
    </>
  );
}
