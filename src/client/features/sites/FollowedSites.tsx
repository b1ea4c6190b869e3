import { useState } from 'react';
import { Field, makeStyles, tokens } from '@fluentui/react-components';
import type { VisitedSite } from '#shared/rules/sites/visitedSites';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/style/hiddenText';
import { fingerHeight, stacked } from '../../ui/style/layout';
import { useSettled } from '../../platform/useSettled';
import { mapState, valueOr } from '../../ui/widget/combineStates';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import type { WidgetState } from '../../ui/widget/widgetState';
import { CardsPlaceholder } from './CardsPlaceholder';
import { SiteTiles } from './SiteTiles';
import { minSearchLength, useFoundSites } from './index/useFoundSites';
import type { Following } from './useFollowing';
import { SearchInput } from '../../ui/form/SearchInput';

/** Milliseconds without a key press after which is searched. */
const pause = 500;

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  field: { maxWidth: '320px', '@media (max-width: 767.98px)': { maxWidth: 'none' } },
  input: { width: '100%', ...fingerHeight },
});

/** The SharePoint sites that the person follows, and a search for others to follow (SITES-33). */
export function FollowedSites({ following }: { following: Following }) {
  const styles = useStyles();
  const texts = useTexts('collaboration');
  const [typed, setTyped] = useState('');
  const [wanted] = useSettled(typed.trim(), pause);
  const followed = useKept(following.followed);
  return (
    <div className={styles.root}>
      <Field label={texts.follows.find} className={styles.field}>
        <SearchInput
          className={styles.input}
          value={typed}
          maxLength={100}
          onChange={(_, { value }) => setTyped(value)}
        />
      </Field>
      {wanted.length >= minSearchLength && typed.trim() !== '' ? (
        <Found words={wanted} following={following} />
      ) : (
        <WidgetFrame
          measured="followedSites"
          name={texts.followed}
          state={followed}
          placeholder={<CardsPlaceholder count={4} />}
          emptyText={texts.noFollowed}
        >
          {(sites) => <SiteTiles sites={sites} following={following} />}
        </WidgetFrame>
      )}
    </div>
  );
}

const none: readonly VisitedSite[] = [];

/**
 * A site whose star is taken off stays while the list is open, so that the keyboard keeps its place
 * and the star can be put back; also the last one.
 */
function useKept(followed: Following['followed']): WidgetState<readonly VisitedSite[]> {
  const [kept, setKept] = useState(none);
  const sites = valueOr(followed, none);
  const isKept = (site: VisitedSite) => kept.some(({ Url }) => Url === site.Url);
  const added = sites.filter((site) => !isKept(site));
  // Newly followed ones stand before the others, and those that are read later behind them.
  const first = sites.findIndex(isKept);
  const newer = first < 0 ? added : added.slice(0, first);
  if (added.length > 0) setKept([...newer, ...kept, ...added.slice(newer.length)]);
  return followed.state === 'empty' && kept.length > 0
    ? { state: 'ready', value: kept, reload: () => undefined }
    : mapState(followed, () => kept);
}

function Found({ words, following }: { words: string; following: Following }) {
  const texts = useTexts('collaboration');
  const { hidden } = useHiddenText();
  const locale = useLocale();
  const found = useFoundSites(words, texts.follows.find);
  const count = found.state === 'ready' ? found.value.length : 0;
  const isKnown = found.state === 'ready' || found.state === 'empty';
  return (
    <>
      <span role="status" className={hidden}>
        {isKnown && plural(texts.follows.found, count, locale)}
      </span>
      <WidgetFrame
        name={texts.follows.find}
        state={found}
        placeholder={<CardsPlaceholder count={4} />}
        emptyText={texts.follows.noneFound}
      >
        {(sites) => <SiteTiles sites={sites} following={following} />}
      </WidgetFrame>
    </>
  );
}
