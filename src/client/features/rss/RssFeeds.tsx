import { useId, useRef, useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { maxRssPages } from '#shared/rules/news/rss';
import { format } from '#shared/rules/values/format';
import { pageWithin } from '#shared/rules/values/pager';
import { useTexts } from '../../texts/useTexts';
import { useFocusFallback } from '../../ui/leave/useFocusFallback';
import { FramedWidget } from '../../ui/widget/FramedWidget';
import { fingerHeight, inRow } from '../../ui/style/layout';
import { Pager } from '../../ui/list/Pager';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { ShowMore } from '../../ui/list/ShowMore';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { useShowMore } from '../../ui/list/useShowMore';
import { RssCards } from './RssCards';
import { RssRows } from './RssRows';
import { useRss, type RssPosts } from './useRss';

/** The widget with news of other sites. Spec: widgets §4, §5, §9. */
export function RssFeeds({ place, onEmptyChange }: PlacedWidgetProps) {
  const title = useTexts().today.widgets.rss;
  const texts = useTexts('rss');
  const isCompact = place !== 'main';
  const { state, perPage, isConfigured, reload } = useRss(isCompact);
  return (
    <FramedWidget
      measured="rss"
      title={title}
      place={place}
      introduction={texts.introduction}
      state={state}
      placeholder={<RowsPlaceholder count={isCompact ? perPage : 3} />}
      emptyText={isConfigured ? texts.none : texts.notConfigured}
      onEmptyChange={onEmptyChange}
    >
      {({ posts, missing }) => (
        <>
          {missing.length > 0 && <MissingFeeds names={missing} reload={reload} />}
          {isCompact ? (
            <PagedPosts posts={posts} perPage={perPage} />
          ) : (
            <GrowingPosts posts={posts} perPage={perPage} />
          )}
        </>
      )}
    </FramedWidget>
  );
}

interface PostsProps extends Pick<RssPosts, 'posts'> {
  perPage: number;
}

/** The normal layout: "Show more" adds one page (RSS-12). */
function GrowingPosts({ posts, perPage }: PostsProps) {
  const { partOf, listId, widget } = useShowMore({
    name: 'rss',
    perLoad: perPage,
    max: maxRssPages,
  });
  const { shown, more } = partOf(posts);
  return (
    <div ref={widget}>
      <RssCards id={listId} posts={shown} />
      <ShowMore {...more} />
    </div>
  );
}

/** The compact layout: one page at a time (RSS-13). */
function PagedPosts({ posts, perPage }: PostsProps) {
  const listId = useId();
  const [wanted, setPage] = useState(0);
  // A refresh may bring fewer.
  const page = pageWithin(wanted, posts.length, perPage);
  return (
    <>
      <RssRows id={listId} posts={posts.slice(page * perPage, (page + 1) * perPage)} />
      <Pager
        page={page}
        items={posts.length}
        pageSize={perPage}
        controls={listId}
        onTurn={setPage}
      />
    </>
  );
}

const useStyles = makeStyles({
  root: {
    ...inRow(tokens.spacingHorizontalS),
    marginBottom: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
  },
  icon: { flexShrink: 0, color: tokens.colorStatusWarningForeground3 },
  text: { flexGrow: 1 },
  button: { flexShrink: 0, ...fingerHeight },
});

/**
 * Says which feeds are missing from the list: what other sites do is no fault of the portal, so it
 * says it quietly.
 */
function MissingFeeds({ names, reload }: { names: readonly string[]; reload: () => void }) {
  const styles = useStyles();
  const texts = useTexts('rss');
  const { tryAgain } = useTexts().widgets.errors;
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  return (
    <div ref={root} role="status" className={styles.root}>
      <WarningRegular aria-hidden fontSize={16} className={styles.icon} />
      <Text size={200} className={styles.text}>
        {format(texts.missing, { names: names.join(', ') })}
      </Text>
      <Button size="small" className={styles.button} onClick={reload}>
        {tryAgain}
      </Button>
    </div>
  );
}
