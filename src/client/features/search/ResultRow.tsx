import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { FoundRow } from '#shared/rules/foundRows';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { useSession } from '../../data/session';
import { useSearchTexts } from '../../texts/search';
import { Clamped } from '../../ui/Clamped';
import { DateText } from '../../ui/DateText';
import { Marked } from './Marked';
import { stop } from './moveByArrows';
import { ResultIcon } from './ResultIcon';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px', backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  words: { flexGrow: 1, display: 'flex', flexDirection: 'column', minWidth: 0 },
  title: { fontWeight: tokens.fontWeightSemibold, textWrap: 'pretty' },
  quiet: { color: tokens.colorNeutralForeground2 },
  description: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

interface ResultRowProps {
  row: FoundRow;
  onOpen: (row: FoundRow) => void;
}

/** Something found: one link, with where it is and why it was found. */
export function ResultRow({ row, onOpen }: ResultRowProps) {
  const styles = useStyles();
  const texts = useSearchTexts();
  const { settings } = useSession();
  const opensNewTab = useOpensNewTab();
  const id = useId();
  const hasDescription = settings.showDescriptionInSearchResult && row.description.length > 0;
  const isOwn = row.address.startsWith('/');
  const link = {
    className: styles.root,
    onClick: () => onOpen(row),
    'aria-labelledby': `${id}title ${id}context`,
    'aria-describedby': hasDescription ? `${id}description` : undefined,
    ...stop,
  };
  const content = (
    <>
      <ResultIcon row={row} />
      <span className={styles.words}>
        <span id={`${id}title`} className={styles.title}><Clamped lines={2}><Marked text={row.title} /></Clamped></span>
        <Text id={`${id}context`} size={200} className={styles.quiet}>
          {row.kind === 'news' && texts.news}
          {row.kind === 'news' && (row.context || row.date) && ' · '}
          {row.context}
          {row.context && row.date && ' · '}
          {row.date && <DateText value={row.date} style="relative" />}
        </Text>
        {hasDescription && <Text id={`${id}description`} size={200} className={styles.description}><Clamped lines={2}><Marked text={row.description} /></Clamped></Text>}
      </span>
    </>
  );
  return isOwn ? <Link to={row.address} {...link}>{content}</Link> : <a href={row.address} {...(opensNewTab ? { target: '_blank', rel: 'noopener' } : {})} {...link}>{content}</a>;
}
