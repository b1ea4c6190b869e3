import { makeStyles } from '@fluentui/react-components';
import { personalPerLoad } from '#shared/rules/news/newsBatch';
import { useHasChannels } from '../../data/session/useHasChannels';
import { useTexts } from '../../texts/useTexts';
import { FramedSection } from '../../ui/widget/FramedSection';
import { Rows } from '../../ui/list/Rows';
import { ShowMore } from '../../ui/list/ShowMore';
import { TextLink } from '../../ui/TextLink';
import { MissingSources } from '../../ui/widget/MissingSources';
import { NewsCenterLink } from './NewsCenterLink';
import { OlderNews } from './OlderNews';
import { RowPlaceholders } from './NewsPlaceholder';
import { NewsRow } from './NewsRow';
import { useNewsDisplay } from './useNewsDisplay';
import { useShowMore } from '../../ui/list/useShowMore';
import { useYourNews } from './useYourNews';

/** Your news that each "Show more" adds (NEWS-42). */
const step = 6;

const useStyles = makeStyles({ settings: { whiteSpace: 'nowrap' } });

interface YourNewsProps {
  /**
   * It stands beside featured news in the first row (NEWS-76). Descriptions are open there, as the
   * cards beside it are higher.
   */
  isBesideFeatured: boolean;
  /** No button to the news center stands below it. */
  hasCenterLink?: boolean;
  onEmptyChange?: (isEmpty: boolean) => void;
}

/** The widget "Your news". Spec: widgets §2, §4. */
export function YourNews({
  isBesideFeatured,
  hasCenterLink = false,
  onEmptyChange,
}: YourNewsProps) {
  const texts = useTexts().news;
  const styles = useStyles();
  const display = useNewsDisplay();
  const hasChannels = useHasChannels();
  const perLoad = personalPerLoad({ isBesideFeatured });
  const { partOf, fetched, listId, widget } = useShowMore({ name: 'personalNews', perLoad, step });
  const news = useYourNews(fetched);
  const introduction = (
    <>
      {texts.personalIntroduction}
      {hasChannels && (
        <>
          {' '}
          <TextLink inline to="/settings" className={styles.settings}>
            {texts.chooseChannels}
          </TextLink>
          {display.hasNewTabNote && '.'}
        </>
      )}
      {display.hasNewTabNote && ` ${texts.newTabNote}`}
    </>
  );
  return (
    <FramedSection
      measured="personalNews"
      ref={widget}
      title={texts.personal}
      introduction={introduction}
      state={news}
      placeholder={
        <RowPlaceholders count={perLoad} areOpen={isBesideFeatured && display.hasDescription} />
      }
      emptyText={texts.noPersonal}
      onEmptyChange={onEmptyChange}
    >
      {({ items, missing }) => {
        const { shown, more, hasArchiveLink } = partOf(items, news);
        return (
          <>
            <MissingSources
              missing={missing}
              reload={news.state === 'ready' ? news.reload : () => undefined}
            >
              <Rows id={listId} items={shown} keyOf={({ Key }) => Key}>
                {(item) => <NewsRow item={item} display={display} startsOpen={isBesideFeatured} />}
              </Rows>
            </MissingSources>
            <ShowMore {...more}>
              {hasArchiveLink ? (
                <OlderNews />
              ) : (
                hasCenterLink && <NewsCenterLink>{texts.goToNewsCenter}</NewsCenterLink>
              )}
            </ShowMore>
          </>
        );
      }}
    </FramedSection>
  );
}
