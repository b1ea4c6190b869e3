import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Select, Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { isGuid } from '#shared/rules/guid';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { stacked, wrapped } from '../../ui/layout';
import { Rows } from '../../ui/Rows';
import { ShowMore } from '../../ui/ShowMore';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { RowPlaceholders } from './NewsPlaceholder';
import { NewsRow } from './NewsRow';
import { useRows } from '../../ui/rowsStyles';
import { useNewsDisplay } from './useNewsDisplay';
import { useNewsList } from './useNewsList';
import { useShowMore } from '../../ui/useShowMore';

/** Rows at first, and rows that "Show more" adds (PAGES-009, PAGES-010). */
const step = 5;

const useStyles = makeStyles({
  head: {
    ...wrapped(tokens.spacingHorizontalXL),
    alignItems: 'end',
    justifyContent: 'space-between',
    marginBottom: tokens.spacingVerticalXL,
  },
  title: { margin: 0 },
  introduction: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground2,
  },
  field: { ...stacked(tokens.spacingVerticalXS), minWidth: 'min(100%, 260px)' },
  count: {
    display: 'block',
    marginBottom: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground3,
  },
});

/** The list of the portal's news; `?channel=` chooses one channel (PAGES-006). */
export function NewsCenterList() {
  const styles = useStyles();
  const rows = useRows();
  const texts = useTexts().news;
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  // An address that names no channel shows the news of all.
  const named = search.get('channel');
  const channel = named !== null && isGuid(named) ? named : null;
  const { partOf, fetched, listId, widget } = useShowMore({
    perLoad: step,
    most: Number.POSITIVE_INFINITY,
  });
  const { news, channels } = useNewsList({ channel, amount: fetched });
  const display = useNewsDisplay();
  const choose = (id: string) => setSearch(id ? { channel: id } : {});
  return (
    <section ref={widget}>
      <ListHead channel={channel} channels={channels} choose={choose} />
      <WidgetFrame
        name={texts.list.failed}
        state={news}
        placeholder={
          <div className={rows.list}>
            <RowPlaceholders count={step} />
          </div>
        }
        emptyText={texts.list.none}
      >
        {(items) => {
          const { shown, more } = partOf(items);
          return (
            <>
              <Text size={200} className={styles.count} role="status">
                {plural(texts.list.count, more.count, locale)}
              </Text>
              <Rows id={listId} items={shown} keyOf={({ Key }) => Key}>
                {(item) => <NewsRow item={item} display={display} headingLevel="h2" />}
              </Rows>
              <ShowMore {...more} />
            </>
          );
        }}
      </WidgetFrame>
    </section>
  );
}

interface ListHeadProps {
  channel: string | null;
  channels: readonly { id: string; name: string }[];
  choose: (id: string) => void;
}

/** What the list is, and whose channel it shows. */
function ListHead({ channel, channels, choose }: ListHeadProps) {
  const styles = useStyles();
  const { list } = useTexts().news;
  const fieldId = useId();
  return (
    <div className={styles.head}>
      <div>
        <Title1 as="h1" block className={styles.title}>
          {list.title}
        </Title1>
        <p className={styles.introduction}>{list.introduction}</p>
      </div>
      <div className={styles.field}>
        <label htmlFor={fieldId}>
          <Text weight="semibold">{list.channel}</Text>
        </label>
        <Select
          id={fieldId}
          value={channel?.toLowerCase() ?? ''}
          onChange={(_, { value }) => choose(value)}
        >
          <option value="">{list.allChannels}</option>
          {channels.map(({ id, name }) => (
            <option key={id} value={id.toLowerCase()}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
