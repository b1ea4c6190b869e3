import type { ReactNode } from 'react';
import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
import type { NeighbourPage } from '#shared/contract/pages/pages';
import type { TextLanguage } from '#shared/rules/pages/textLanguage';
import { useTextLanguages } from '../../../data/targeting/useTextLanguages';
import { useTexts } from '../../../texts/useTexts';
import { CardLink } from '../../../ui/CardLink';
import { DateText } from '../../../ui/text/DateText';
import { hyphenated, inRow, plainList, stacked } from '../../../ui/style/layout';
import { SourceNotice } from '../../../ui/widget/SourceNotice';
import { surface } from '../../../ui/style/surface';
import { useNeighbours } from './useNeighbours';

const useStyles = makeStyles({
  list: {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 575.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: {
    ...surface,
    ...stacked(tokens.spacingVerticalXS),
    position: 'relative',
    padding: tokens.spacingHorizontalL,
    ':hover': { boxShadow: tokens.shadow8 },
  },
  // Alone in the row it stays on its side.
  next: {
    textAlign: 'end',
    alignItems: 'flex-end',
    gridColumnEnd: -1,
  },
  side: {
    ...inRow(tokens.spacingHorizontalXS),
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  title: { ...hyphenated, fontWeight: tokens.fontWeightSemibold, textWrap: 'pretty' },
  date: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface NeighbourLinksProps {
  id: number;
  /** Stands until they are there. */
  room: ReactNode;
}

/** The pages before and after this one; nothing where there are none. */
export function NeighbourLinks({ id, room }: NeighbourLinksProps) {
  const styles = useStyles();
  const { title, previous, next } = useTexts('pageReading').neighbours;
  const state = useNeighbours(id, title);
  const languageOf = useTextLanguages();
  if (state.state === 'loading') return room;
  if (state.state === 'empty') return null;
  if (state.state === 'failed')
    return <SourceNotice name={title} failure={state.failure} reload={state.reload} />;
  const { Previous, Next } = state.value;
  return (
    <nav aria-label={title}>
      <ul className={styles.list}>
        {Previous && (
          <Neighbour
            page={Previous}
            written={languageOf(Previous.LanguageTermId)}
            className={styles.card}
          >
            <ArrowLeftRegular aria-hidden fontSize={16} />
            {previous}
          </Neighbour>
        )}
        {Next && (
          <Neighbour
            page={Next}
            written={languageOf(Next.LanguageTermId)}
            className={mergeClasses(styles.card, styles.next)}
          >
            {next}
            <ArrowRightRegular aria-hidden fontSize={16} />
          </Neighbour>
        )}
      </ul>
    </nav>
  );
}

interface NeighbourProps {
  page: NeighbourPage;
  /** The language of its title. */
  written: TextLanguage;
  className: string;
  /** On which side it is. */
  children: ReactNode;
}

function Neighbour({ page, written, className, children }: NeighbourProps) {
  const { Path, Title, PublishingDate } = page;
  const styles = useStyles();
  return (
    <li className={className}>
      <span className={styles.side}>{children}</span>
      <span className={styles.title} {...written}>
        <CardLink address={Path} title={Title} shown={Title} opensNewTab={false} />
      </span>
      <Text className={styles.date}>
        <DateText value={PublishingDate} style="day" />
      </Text>
    </li>
  );
}
