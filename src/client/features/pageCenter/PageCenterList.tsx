import { useRef, useState } from 'react';
import { Checkbox, Text, ToggleButton, makeStyles, tokens } from '@fluentui/react-components';
import type { ListedPage } from '#shared/contract/pages/pages';
import {
  listButton,
  maxChosen,
  maxRows,
  rowsPerStep,
  type CenterItem,
} from '#shared/rules/pages/pageCenter';
import type { CenterKind } from '#shared/rules/pages/pageFilters';
import { hasOwnNews } from '../../data/session/hasOwnNews';
import { useSession } from '../../data/session/session';
import { useTermNames } from '../../data/targeting/useTermNames';
import { useTextLanguages } from '../../data/targeting/useTextLanguages';
import { NotShownNote } from '../../editing/NotShownNote';
import { lazyPart } from '../../loading/lazyPart';
import { Part, leftOut } from '../../loading/Part';
import { format } from '#shared/rules/values/format';
import { countText } from '../../texts/formatters';
import { plural } from '../../texts/plural';
import { useLcid } from '../../texts/useLcid';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, wrapped } from '../../ui/style/layout';
import { MissingSources } from '../../ui/widget/MissingSources';
import { Rows } from '../../ui/list/Rows';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { ShowMore } from '../../ui/list/ShowMore';
import { keyboardHome } from '../../ui/leave/useReturnFromDialog';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { CenterHead } from './CenterHead';
import { FilterPanel } from './FilterPanel';
import { FiltersInUse } from './FiltersInUse';
import { OlderPages } from './OlderPages';
import { PageRow } from './PageRow';
import { SharePointNews } from './SharePointNews';
import { useCenterFilters, type CenterFilters } from './useCenterFilters';
import { useIsPageEditor, usePageCenter, usePageDeletion } from './usePageCenter';

const BulkBar = lazyPart(() => import('./BulkBar'), 'BulkBar');
const PageTools = lazyPart(() => import('./PageTools'), 'PageTools');

const useStyles = makeStyles({
  root: { outlineStyle: 'none', scrollMarginTop: tokens.spacingVerticalXXL },
  head: {
    ...wrapped(tokens.spacingHorizontalM),
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '32px',
    marginBottom: tokens.spacingVerticalS,
  },
  note: { marginBottom: tokens.spacingVerticalXL },
  choose: fingerHeight,
  count: { color: tokens.colorNeutralForeground3 },
});

/**
 * News Center and Page Center: what the portal has, by filters that stand in the address. Spec:
 * content §2.
 */
export function PageCenterList({ kind }: { kind: CenterKind }) {
  const styles = useStyles();
  const texts = useTexts('pageCenter');
  const { settings } = useSession();
  const isEditor = useIsPageEditor();
  const center = useCenterFilters(kind);
  const { list, counts } = usePageCenter(kind, center.filters, center.rows);
  const hasFilter = kind === 'content' || settings.showFilterInNewsCenter;
  const isElsewhere = kind === 'news' && !hasOwnNews(settings) && list.state === 'empty';
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <section
      ref={setRoot}
      aria-label={texts.titles[kind]}
      tabIndex={-1}
      {...{ [keyboardHome]: '' }}
      className={styles.root}
    >
      <CenterHead kind={kind} />
      {kind === 'news' && isEditor && (
        <Part failed={leftOut}>
          <NotShownNote setting="enableWorkplaceLight" className={styles.note} />
        </Part>
      )}
      {hasFilter ? (
        <FilterPanel kind={kind} counts={counts} {...center} />
      ) : (
        <FiltersInUse {...center} />
      )}
      <WidgetFrame
        name={texts.names[kind]}
        state={list}
        placeholder={<RowsPlaceholder count={rowsPerStep} />}
        emptyText={texts.none}
      >
        {({ items, total, isMore, missing }) => (
          <>
            <MissingSources
              missing={missing}
              reload={list.state === 'ready' ? list.reload : () => undefined}
            />
            <CenterRows
              items={items}
              hasTags={kind === 'content' || !settings.hideNewsTags}
              total={total}
              isMore={isMore}
              center={center}
              toTop={() => root?.scrollIntoView({ block: 'start' })}
            />
          </>
        )}
      </WidgetFrame>
      {isElsewhere && <SharePointNews />}
      <OlderPages kind={kind} list={list} {...center} />
    </section>
  );
}

interface CenterRowsProps {
  items: readonly CenterItem[];
  hasTags: boolean;
  total: number;
  isMore: boolean;
  center: CenterFilters;
  toTop: () => void;
}

const listId = 'page-center-rows';

function CenterRows({ items, total, isMore, center, toTop, hasTags }: CenterRowsProps) {
  const { rows, showRows } = center;
  const [styles, texts] = [useStyles(), useTexts('pageCenter')];
  const names = useTermNames(useLcid());
  const languageOf = useTextLanguages();
  const isEditor = useIsPageEditor();
  const { isLeaving, setTogether, remove } = useLeaving();
  const shown = items.slice(0, rows);
  const pages = shown.flatMap(({ page }) => page ?? []);
  // Nothing: no rows are being chosen.
  const [chosen, setChosen] = useState<readonly number[]>();
  const isFull = pages.filter(({ Id }) => chosen?.includes(Id)).length >= maxChosen;
  const chooseButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={styles.head}>
        <PageCount total={total} isMore={isMore} />
        {isEditor && (pages.length > 0 || chosen) && (
          <ToggleButton
            ref={chooseButton}
            className={styles.choose}
            checked={chosen !== undefined}
            onClick={() => setChosen(chosen ? undefined : [])}
          >
            {texts.choose}
          </ToggleButton>
        )}
      </div>
      <Rows id={listId} items={shown} keyOf={({ Key }) => Key}>
        {(item) => (
          <PageRow
            item={item}
            names={names}
            hasTags={hasTags}
            written={languageOf(item.LanguageTermId)}
            isLeaving={isLeaving(item)}
            chooser={
              chosen && item.page && <Chooser page={item.page} {...{ chosen, setChosen, isFull }} />
            }
            tools={
              isEditor &&
              item.page && (
                <Part failed={leftOut}>
                  <PageTools page={item.page} remove={remove} />
                </Part>
              )
            }
          />
        )}
      </Rows>
      <ShowMore
        button={listButton(shown.length, rows, total)}
        count={shown.length}
        controls={listId}
        onMore={() => showRows(rows + rowsPerStep)}
        onLess={() => {
          showRows(rowsPerStep);
          toTop();
        }}
      >
        {total > maxRows && rows >= maxRows && format(texts.longList, { count: maxRows })}
      </ShowMore>
      {isEditor && chosen && (
        <Part failed={leftOut}>
          <BulkBar
            pages={pages}
            chosen={chosen}
            choose={setChosen}
            setLeaving={setTogether}
            done={(ids) => setChosen((now) => now?.filter((id) => !ids.includes(id)))}
            stop={() => {
              setChosen(undefined);
              chooseButton.current?.focus();
            }}
          />
        </Part>
      )}
    </>
  );
}

function PageCount({ total, isMore }: { total: number; isMore: boolean }) {
  const { count } = useTexts('pageCenter');
  const locale = useLocale();
  return (
    <Text size={200} className={useStyles().count} role="status">
      {isMore
        ? format(count.other, { count: `${countText(total, locale)}+` })
        : plural(count, total, locale)}
    </Text>
  );
}

/** Deletes pages, each by itself or several together; `isLeaving` tells those under way (PAGES-027). */
function useLeaving() {
  const { leaving, remove } = usePageDeletion();
  const [together, setTogether] = useState<readonly number[]>([]);
  const isLeaving = ({ page }: CenterItem) =>
    page !== undefined && (leaving.has(page.Id) || together.includes(page.Id));
  return { isLeaving, setTogether, remove };
}

interface ChooserProps {
  page: ListedPage;
  chosen: readonly number[];
  setChosen: (ids: number[]) => void;
  /** No further page can be chosen. */
  isFull: boolean;
}

function Chooser({ page: { Id, Title }, chosen, setChosen, isFull }: ChooserProps) {
  const texts = useTexts('pageCenter');
  return (
    <Checkbox
      aria-label={format(texts.chooseThis, { title: Title })}
      checked={chosen.includes(Id)}
      disabled={isFull && !chosen.includes(Id)}
      onChange={(_, { checked }) =>
        setChosen(checked ? [...chosen, Id] : chosen.filter((id) => id !== Id))
      }
    />
  );
}
