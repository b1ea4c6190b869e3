import { makeStyles, tokens } from '@fluentui/react-components';
import type { PageKind } from '#shared/rules/pages/pageTypes';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../../../texts/useLocale';
import { plural } from '../../../../texts/plural';
import { useTexts } from '../../../../texts/useTexts';
import { dateWords } from '../../../../ui/text/dateWords';
import { Disclosure } from '../../../../ui/Disclosure';
import { keyboardHome } from '../../../../ui/leave/useReturnFromDialog';
import { stacked } from '../../../../ui/style/layout';
import { SourceNotice } from '../../../../ui/widget/SourceNotice';
import { EditorNotice } from './EditorNotice';
import { useUnfinished, type Unfinished } from './useUnfinished';

const useStyles = makeStyles({
  root: {
    ...stacked(tokens.spacingVerticalXS),
    maxWidth: '1008px',
    margin: `0 auto ${tokens.spacingVerticalM}`,
    outlineStyle: 'none',
  },
  list: stacked(tokens.spacingVerticalXS),
});

interface UnfinishedPagesProps {
  kind: PageKind;
  /** Goes on with the copy that has this key. */
  goOn: (key: string) => void;
}

/**
 * New pages that were begun and not stored: each can be gone on with, or given up. The newest is
 * offered at once, and the others on demand: what is to be written now has the room.
 */
export function UnfinishedPages({ kind, goOn }: UnfinishedPagesProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const locale = useLocale();
  const { unfinished, failed, discard } = useUnfinished(kind, texts.workingCopy);
  const [newest, ...others] = unfinished;
  if (!newest && !failed) return null;
  const notice = (copy: Unfinished) => (
    <UnfinishedPage
      key={copy.key}
      copy={copy}
      goOn={() => goOn(copy.key)}
      discard={() => discard(copy.key)}
    />
  );
  return (
    <section
      className={styles.root}
      aria-label={texts.unfinished}
      tabIndex={-1}
      {...{ [keyboardHome]: '' }}
    >
      {failed && (
        <SourceNotice name={texts.unfinished} failure={failed.failure} reload={failed.reload} />
      )}
      {newest && notice(newest)}
      {others.length > 0 && (
        <Disclosure summary={plural(texts.unfinishedMore, others.length, locale)}>
          <div className={styles.list}>{others.map(notice)}</div>
        </Disclosure>
      )}
    </section>
  );
}

interface UnfinishedPageProps {
  copy: Unfinished;
  goOn: () => void;
  discard: () => void;
}

function UnfinishedPage({ copy: { title, written }, goOn, discard }: UnfinishedPageProps) {
  const texts = useTexts('pageEditor');
  const locale = useLocale();
  const name = title || texts.untitled;
  const time = dateWords(new Date(written), 'full', { locale, now: new Date() });
  return (
    <EditorNotice
      text={format(texts.unfinishedPage, { name, time })}
      actions={[
        { label: texts.goOn, name: `${texts.goOn}: ${name}`, run: goOn },
        {
          label: texts.discard,
          name: `${texts.discard}: ${name}`,
          isSubtle: true,
          asks: format(texts.discardPageTitle, { name }),
          run: discard,
        },
      ]}
    />
  );
}
