import { useId } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { personalPerLoad } from '#shared/rules/newsBatch';
import { useTexts } from '../../texts/useTexts';
import { SectionHeading } from '../../ui/SectionHeading';
import { ShowMore } from '../../ui/ShowMore';
import { TextLink } from '../../ui/TextLink';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { MissingSources } from './MissingSources';
import { OlderNews } from './OlderNews';
import { RowPlaceholders } from './NewsPlaceholder';
import { NewsRow } from './NewsRow';
import { useNewsDisplay } from './useNewsDisplay';
import { useRows } from '../../ui/rowsStyles';
import { useShowMore } from '../../ui/useShowMore';
import { useYourNews } from './useYourNews';

/** Your news that each "Show more" adds (NEWS-42). */
const step = 6;

const useStyles = makeStyles({ settings: { whiteSpace: 'nowrap' } });

interface YourNewsProps {
  /** It stands beside featured news in the first row (NEWS-76). */
  isBesideFeatured: boolean;
  onEmptyChange?: (isEmpty: boolean) => void;
}

/** The widget "Your news". Spec: widgets §2, §4. */
export function YourNews({ isBesideFeatured, onEmptyChange }: YourNewsProps) {
  const texts = useTexts().news;
  const styles = useStyles();
  const rows = useRows();
  const [headingId, listId] = [useId(), useId()];
  const display = useNewsDisplay();
  const perLoad = personalPerLoad({ isBesideFeatured });
  const { stateFor, fetched, onMore, onLess, widget } = useShowMore({ perLoad, step });
  const news = useYourNews(fetched);
  const introduction = (
    <>
      {texts.personalIntroduction}{' '}
      <TextLink inline to="/settings" className={styles.settings}>
        {texts.chooseChannels}
      </TextLink>
      {display.opensNewTab && <>. {texts.newTabNote}</>}
    </>
  );
  return (
    <section ref={widget} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={texts.personal} introduction={introduction} />
      <WidgetFrame
        name={texts.personal}
        state={news}
        placeholder={
          <div className={rows.list}>
            <RowPlaceholders count={perLoad} />
          </div>
        }
        emptyText={texts.noPersonal}
        onEmptyChange={onEmptyChange}
      >
        {({ items, missing }) => {
          const { shown, button, hasArchiveLink } = stateFor(items.length);
          return (
            <>
              <MissingSources
                missing={missing}
                reload={news.state === 'ready' ? news.reload : () => undefined}
              />
              <ul id={listId} className={rows.list}>
                {items.slice(0, shown).map((item) => (
                  <li key={item.Key} className={rows.item}>
                    <NewsRow item={item} display={display} />
                  </li>
                ))}
              </ul>
              <ShowMore
                button={button}
                count={Math.min(items.length, shown)}
                controls={listId}
                onMore={onMore}
                onLess={onLess}
              >
                {hasArchiveLink && <OlderNews />}
              </ShowMore>
            </>
          );
        }}
      </WidgetFrame>
    </section>
  );
}
