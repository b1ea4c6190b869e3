import { makeStyles, tokens } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { AddressLink } from '../../ui/AddressLink';
import { focusRing, inRow } from '../../ui/layout';
import { stop } from './moveByArrows';

const useStyles = makeStyles({
  root: {
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

/** Leads to the organisation's search center with the same words (SEARCH-30). */
export function SearchCenterLink({ address, text }: { address: string; text: string }) {
  const styles = useStyles();
  const texts = useTexts('search');
  const opensNewTab = useOpensNewTab();
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  url.searchParams.set('q', text);
  return (
    <AddressLink to={url.href} opensNewTab={opensNewTab} className={styles.root} {...stop}>
      <OpenRegular aria-hidden fontSize={20} />
      {format(texts.all, { q: text })}
    </AddressLink>
  );
}
