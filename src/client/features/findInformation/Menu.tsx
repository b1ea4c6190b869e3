import { useDeferredValue, useMemo, useState } from 'react';
import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import type { NavigationBranch } from '#shared/contract/pages/navigationNodes';
import { countNodes, foundBranches } from '#shared/rules/pages/navigation';
import { useSession } from '../../data/session/session';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/style/hiddenText';
import { fingerHeight, inRow, stacked } from '../../ui/style/layout';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { MenuSection } from './MenuSection';
import { useFolded } from './useFolded';
import { useMenu } from './useMenu';
import { useNeedsLicence } from './useNeedsLicence';
import { SkeletonItem } from '../../ui/widget/Skeleton';
import { SearchInput } from '../../ui/form/SearchInput';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  // Content after the menu is below the window until it comes.
  waiting: { minHeight: '100vh' },
  legend: {
    ...inRow(tokens.spacingHorizontalXS),
    color: tokens.colorNeutralForeground2,
  },
  lock: { flexShrink: 0, fontSize: '14px' },
  search: {
    maxWidth: '480px',
    ...fingerHeight,
    '@media (max-width: 767.98px)': { maxWidth: '100%' },
  },
});

/** The menu as everybody reads it: the nodes that are for the person, and a way to find them. */
export function Menu() {
  const styles = useStyles();
  const { navigation } = useTexts();
  const texts = useTexts('findInformation');
  const placeholder = (
    <div className={mergeClasses(styles.root, styles.waiting)}>
      <SkeletonItem size={32} style={{ maxWidth: '480px' }} />
      <SkeletonItem style={{ height: '220px' }} />
      <SkeletonItem style={{ height: '220px' }} />
    </div>
  );
  return (
    <WidgetFrame
      measured="findInformation"
      name={navigation.findInformation}
      state={useMenu(navigation.findInformation)}
      placeholder={placeholder}
      emptyText={texts.none}
    >
      {(branches) => <FoundMenu branches={branches} />}
    </WidgetFrame>
  );
}

function FoundMenu({ branches }: { branches: readonly NavigationBranch[] }) {
  const styles = useStyles();
  const { hidden } = useHiddenText();
  const texts = useTexts('findInformation');
  const locale = useLocale();
  const { enableCollapsibleNodes } = useSession().settings;
  const folding = useFolded();
  const [text, setText] = useState('');
  // Typing comes before a long menu.
  const wanted = useDeferredValue(text.trim());
  const found = useMemo(() => foundBranches(branches, wanted), [branches, wanted]);
  const said = wanted && found.length > 0 ? plural(texts.found, countNodes(found), locale) : '';
  return (
    <div className={styles.root}>
      <SearchInput
        className={styles.search}
        value={text}
        placeholder={texts.search}
        aria-label={texts.search}
        onChange={(_, { value }) => setText(value)}
      />
      <span role="status" className={hidden}>
        {said}
      </span>
      {found.length === 0 && <Text role="status">{texts.noneFound}</Text>}
      <LockLegend branches={found} />
      {found.map((section) => (
        <MenuSection
          key={section.Id}
          section={section}
          // Search results are never folded away.
          folding={enableCollapsibleNodes && wanted === '' ? folding : undefined}
        />
      ))}
    </div>
  );
}

/** Says what the locks beside entries mean; nothing where there are none. */
function LockLegend({ branches }: { branches: readonly NavigationBranch[] }) {
  const styles = useStyles();
  const { lockLegend } = useTexts('findInformation');
  const needs = useNeedsLicence();
  const isLocked = ({ Url, Children }: NavigationBranch): boolean =>
    needs(Url) || Children.some(isLocked);
  if (!branches.some(isLocked)) return null;
  return (
    <span className={styles.legend}>
      <LockClosedRegular className={styles.lock} aria-hidden />
      <Text>{lockLegend}</Text>
    </span>
  );
}
