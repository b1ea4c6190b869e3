import { useCallback, useState } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import type { FoundRow } from '#shared/rules/search/foundRows';
import { useHasLicence, useSession } from '../../data/session/session';
import { useOpening } from '../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { AddressLink } from '../../ui/AddressLink';
import { useHiddenText } from '../../ui/style/hiddenText';
import { stacked, focusRing, inRow } from '../../ui/style/layout';
import { stop } from './moveByArrows';
import { NothingFound } from './NothingFound';
import { ResultSection, type SectionState } from './ResultSection';
import { sectionsFor } from '../../data/search/searchSections';
import type { Search } from '../../data/search/useFoundPart';
import { useSearchTracked } from './useSearchTracking';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalXXL),
  // Sections keep their states while nothing of them is shown.
  hidden: { display: 'none' },
  searchCenterLink: {
    ...inRow(tokens.spacingHorizontalS),
    ...focusRing('-2px'),
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
});

interface ResultsProps {
  search: Search;
  onOpen: (row: FoundRow) => void;
  /** How many rows stand above them. */
  others: number;
}

/** Everything found, by source; each answers for itself. */
export function Results({ search, onOpen, others }: ResultsProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const texts = useTexts('search');
  const locale = useLocale();
  const { settings, licensed } = useSession();
  const hasLicence = useHasLicence();
  const [states, setStates] = useState<Readonly<Record<string, SectionState>>>({});
  const report = useCallback(
    (key: string, state: SectionState) =>
      setStates((before) => (before[key] === state ? before : { ...before, [key]: state })),
    [],
  );
  const sections = sectionsFor(settings, licensed, search.since !== undefined);
  const known = sections.map(({ key }) => states[key]);
  const isSettled = known.every((state) => state !== undefined);
  const isNothing = known.every((state) => state === 0);
  useSearchTracked(search.text, isNothing);
  const count = known.reduce<number>(
    (sum, state) => sum + (typeof state === 'number' ? state : 0),
    others,
  );
  // A failure is said where its rows are missing; nothing is there only when all have answered.
  const none = isNothing ? format(texts.noResults, { q: search.text }) : '';
  return (
    <>
      <span role="status" className={hidden.hidden}>
        {!isSettled ? texts.searching : count === 0 ? none : plural(texts.found, count, locale)}
      </span>
      {isNothing && others === 0 && <NothingFound text={search.text} />}
      <div className={isNothing ? styles.hidden : styles.root}>
        {sections.map((section) => (
          <ResultSection
            key={section.key}
            section={section}
            search={search}
            onState={report}
            onOpen={onOpen}
          />
        ))}
      </div>
      {hasLicence && settings.searchCenterUrl && (
        <SearchCenterLink address={settings.searchCenterUrl} text={search.text} />
      )}
    </>
  );
}

/** Leads to the organisation's search center with the same words (SEARCH-30). */
function SearchCenterLink({ address, text }: { address: string; text: string }) {
  const styles = useStyles();
  const texts = useTexts('search');
  const opens = useOpening();
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  url.searchParams.set('q', text);
  return (
    <AddressLink
      to={url.href}
      opensNewTab={opens(url.href)}
      className={styles.searchCenterLink}
      {...stop}
    >
      <OpenRegular aria-hidden fontSize={20} />
      {format(texts.all, { q: text })}
    </AddressLink>
  );
}
