import { useId } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { MarkedText } from '#shared/contract/pages/foundPages';
import { plainOf, type FoundRow } from '#shared/rules/search/foundRows';
import { usePhoto } from '../../data/people/usePhoto';
import { useAppOpensNewTab, useOpensNewTab } from '../../data/useOpensNewTab';
import { useSession } from '../../data/session/session';
import { pageOf } from '../../platform/addresses/pageOf';
import { useTexts } from '../../texts/useTexts';
import { AddressLink } from '../../ui/AddressLink';
import { Clamped } from '../../ui/text/Clamped';
import { DateText } from '../../ui/text/DateText';
import { stop } from './moveByArrows';
import { coveringLink } from '../../ui/style/layout';
import { FoundIcon } from '../../ui/found/FoundIcon';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  words: { flexGrow: 1, display: 'flex', flexDirection: 'column', minWidth: 0 },
  link: {
    ...coveringLink,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'pretty',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  description: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  match: {
    backgroundColor: tokens.colorBrandBackground2,
    color: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    borderRadius: tokens.borderRadiusSmall,
    boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}`,
    '@media (forced-colors: active)': { backgroundColor: 'Mark', color: 'MarkText' },
  },
});

interface ResultRowProps {
  row: FoundRow;
  onOpen: (row: FoundRow) => void;
}

/** Something found: one link, with where it is and why it was found. */
export function ResultRow({ row, onOpen }: ResultRowProps) {
  const styles = useStyles();
  const texts = useTexts('search');
  const { settings } = useSession();
  const [forLinks, forApps] = [useOpensNewTab(), useAppOpensNewTab()];
  const opensNewTab = row.kind === 'app' ? forApps : forLinks;
  const id = useId();
  const name = plainOf(row.title);
  const hasDescription = settings.showDescriptionInSearchResult && row.description.length > 0;
  const title = (
    <Clamped lines={2}>
      <Marked text={row.title} />
    </Clamped>
  );
  return (
    <div className={styles.root}>
      <FoundIcon kind={row.kind} name={name} {...usePhoto(row.upn, name)} />
      <div className={styles.words}>
        {row.address === '' ? (
          title
        ) : (
          <AddressLink
            to={row.address}
            opensNewTab={opensNewTab && pageOf(row.address) === undefined}
            className={styles.link}
            onClick={() => onOpen(row)}
            aria-describedby={`${id}context${hasDescription ? ` ${id}description` : ''}`}
            {...stop}
          >
            {title}
          </AddressLink>
        )}
        <Text id={`${id}context`} size={200} className={styles.quiet}>
          {row.kind === 'news' && texts.news}
          {row.kind === 'news' && (row.context || row.date) && ' · '}
          {row.context}
          {row.context && row.date && ' · '}
          {row.date && <DateText value={row.date} style="relative" />}
        </Text>
        {hasDescription && (
          <Text id={`${id}description`} size={200} className={styles.description}>
            <Clamped lines={2}>
              <Marked text={row.description} />
            </Clamped>
          </Text>
        )}
      </div>
    </div>
  );
}

/** A text with its matches marked. */
function Marked({ text }: { text: MarkedText }) {
  const styles = useStyles();
  return text.map(({ Text, IsMatch }, index) =>
    IsMatch ? (
      <mark key={index} className={styles.match}>
        {Text}
      </mark>
    ) : (
      <span key={index}>{Text}</span>
    ),
  );
}
