import { useId, useMemo } from 'react';
import { Radio, RadioGroup, makeStyles, tokens } from '@fluentui/react-components';
import {
  byLetter,
  indexModes,
  indexedNamed,
  sortedIndex,
  type IndexMode,
} from '#shared/rules/sites/siteIndex';
import type { DirectoryGroup } from '#shared/rules/sites/sites';
import { plural } from '../../../texts/plural';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import type { SourceList } from '../../../ui/widget/combineSources';
import { useHiddenText } from '../../../ui/style/hiddenText';
import { fingerHeight, stacked, wrapped } from '../../../ui/style/layout';
import { MissingSources } from '../../../ui/widget/MissingSources';
import { RowsPlaceholder } from '../../../ui/widget/RowsPlaceholder';
import { SectionHeading } from '../../../ui/SectionHeading';
import { WhenVisible } from '../../../ui/widget/WhenVisible';
import { WidgetFrame } from '../../../ui/widget/WidgetFrame';
import { CreateSiteButton } from '../CreateSiteButton';
import { LetterLinks } from './LetterLinks';
import { SiteLetters } from './SiteLetters';
import { useIndexView } from './useIndexView';
import { useSiteIndex } from './useSiteIndex';
import { SearchInput } from '../../../ui/form/SearchInput';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  head: { ...wrapped(), [phone]: { marginBottom: tokens.spacingVerticalS } },
  heading: { flexGrow: 1, flexBasis: '280px', [phone]: { marginBottom: '-8px' } },
  controls: {
    ...wrapped(tokens.spacingHorizontalL),
    alignItems: 'center',
    marginBottom: tokens.spacingVerticalL,
  },
  filter: {
    flexGrow: 1,
    maxWidth: '360px',
    [phone]: { maxWidth: 'none', minHeight: '44px', flexBasis: '100%' },
  },
  modes: { flexWrap: 'wrap' },
  mode: { alignItems: 'center', ...fingerHeight },
  index: stacked(tokens.spacingVerticalS),
});

/** The index of sites (SITES-10..19). Asks for nothing before somebody comes near. */
export function SiteIndex() {
  const styles = useStyles();
  const isLinkedTo = window.location.hash.length > 1;
  const texts = useTexts('siteIndex');
  const { groups: title } = useTexts('collaboration');
  const id = useId();
  const view = useIndexView();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.heading}>
          <SectionHeading id={id} title={title} introduction={texts.introduction} />
        </div>
        <CreateSiteButton />
      </div>
      <div className={styles.controls}>
        <RadioGroup
          layout="horizontal"
          className={styles.modes}
          aria-label={texts.which}
          value={view.mode}
          onChange={(_, { value }) => view.choose(value === 'all' ? 'all' : 'own')}
        >
          {indexModes.map((mode) => (
            <Radio key={mode} className={styles.mode} value={mode} label={texts.modes[mode]} />
          ))}
        </RadioGroup>
        <SearchInput
          className={styles.filter}
          aria-label={texts.filter}
          placeholder={texts.filter}
          dismiss={{ 'aria-label': texts.clear }}
          value={view.typed}
          onChange={(_, { value }) => view.type(value)}
        />
      </div>
      <WhenVisible placeholder={<RowsPlaceholder count={8} />} isAtTop={isLinkedTo}>
        <Groups mode={view.mode} wanted={view.wanted} />
      </WhenVisible>
    </section>
  );
}

function Groups({ mode, wanted }: { mode: IndexMode; wanted: string }) {
  const texts = useTexts('siteIndex');
  const state = useSiteIndex(mode, texts.sources);
  return (
    <WidgetFrame
      measured="siteIndex"
      name={useTexts('collaboration').groups}
      state={state}
      placeholder={<RowsPlaceholder count={8} />}
      emptyText={texts.none}
    >
      {(list) => <Index list={list} wanted={wanted} reload={reloadOf(state)} />}
    </WidgetFrame>
  );
}

function reloadOf(state: ReturnType<typeof useSiteIndex>): () => void {
  return state.state === 'ready' ? state.reload : () => undefined;
}

interface IndexProps {
  list: SourceList<DirectoryGroup>;
  wanted: string;
  reload: () => void;
}

function Index({ list: { items, missing }, wanted, reload }: IndexProps) {
  const styles = useStyles();
  const texts = useTexts('siteIndex');
  const { hidden } = useHiddenText();
  const locale = useLocale();
  const sorted = useMemo(() => sortedIndex(items, locale), [items, locale]);
  const found = useMemo(() => indexedNamed(sorted, wanted), [sorted, wanted]);
  const letters = useMemo(() => byLetter(found), [found]);
  return (
    <>
      <MissingSources missing={missing} reload={reload} />
      <span role="status" className={hidden}>
        {wanted.trim() && plural(texts.found, found.length, locale)}
      </span>
      {letters.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <div className={styles.index}>
          <LetterLinks letters={letters} />
          <SiteLetters letters={letters} total={found.length} />
        </div>
      )}
    </>
  );
}
