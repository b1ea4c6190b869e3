import { useRef, useState } from 'react';
import { Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import type { PageAction } from '#shared/contract/pages/pageCenter';
import type { ListedPage } from '#shared/contract/pages/pages';
import { maxChosen } from '#shared/rules/pages/pageCenter';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { fingerSquare, wrapped } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { BulkActions } from './BulkActions';
import { BulkFailures } from './BulkFailures';
import { BulkQuestion } from './BulkQuestion';
import { usePageBulk, type BulkProgress } from './usePageBulk';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  // At the window's lower edge, however long the list is.
  root: {
    position: 'sticky',
    bottom: `calc(${tokens.spacingVerticalS} + var(--bottom-bar, 0px))`,
    zIndex: 2,
    marginTop: tokens.spacingVerticalL,
  },
  failures: { maxHeight: '40vh', overflowY: 'auto', marginBottom: tokens.spacingVerticalS },
  bar: {
    ...surface,
    ...wrapped(tokens.spacingHorizontalS),
    alignItems: 'center',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    boxShadow: tokens.shadow16,
  },
  chosen: { marginInlineEnd: 'auto' },
  every: { [phone]: { flexGrow: 1 } },
  button: fingerSquare,
});

interface BulkBarProps extends BulkProgress {
  /** The pages that are shown. */
  pages: readonly ListedPage[];
  chosen: readonly number[];
  choose: (ids: number[]) => void;
  stop: () => void;
}

/** The actions on several pages at once: after one question, in one request. */
export function BulkBar({ pages, chosen, choose, stop, ...progress }: BulkBarProps) {
  const styles = useStyles();
  const { bulk: texts } = useTexts('pageTools');
  const locale = useLocale();
  const bar = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<PageAction>();
  const wanted = pages.filter(({ Id }) => chosen.includes(Id));
  const { isBusy, failed, discard, run } = usePageBulk(progress);
  return (
    <>
      <div ref={keepClear} className={styles.root}>
        {failed && (
          <div className={styles.failures}>
            <BulkFailures failed={failed} close={discard} next={() => bar.current} />
          </div>
        )}
        <div ref={bar} role="group" aria-label={texts.toolbar} className={styles.bar}>
          <Button
            className={styles.button}
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={texts.stop}
            title={texts.stop}
            onClick={stop}
          />
          <Text role="status" className={styles.chosen}>
            {plural(texts.chosen, wanted.length, locale)}
            {wanted.length >= maxChosen && ` · ${format(texts.most, { count: maxChosen })}`}
          </Text>
          <BulkActions
            isDisabled={wanted.length === 0 || wanted.length > maxChosen || isBusy}
            ask={setAsked}
          />
          <Button
            className={mergeClasses(styles.button, styles.every)}
            appearance="subtle"
            onClick={() => choose(pages.slice(0, maxChosen).map(({ Id }) => Id))}
          >
            {texts.every}
          </Button>
        </div>
      </div>
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

/** Keeps elements that take the focus from being hidden behind the bar. */
function keepClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('scroll-padding-bottom', `${bar.offsetHeight + 16}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('scroll-padding-bottom');
  };
}
