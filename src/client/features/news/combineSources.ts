import type { NewsItem } from '#shared/rules/news';
import { mergeNews } from '#shared/rules/newsOrder';
import { valueOr } from '../../ui/combineStates';
import type { WidgetFailure, WidgetState } from '../../ui/widgetState';

/** One place news comes from. */
export interface NewsSource {
  /** As people know it. */
  name: string;
  state: WidgetState<NewsItem[]>;
}

/**
 * A source that is missing from what is shown, or of which only saved news are. Without a failure
 * it has not answered yet.
 */
export interface MissingSource {
  name: string;
  failure?: WidgetFailure;
  /** When the saved news were read, ISO 8601. */
  asOf?: string;
}

export interface NewsList {
  items: NewsItem[];
  missing: MissingSource[];
}

/**
 * What a widget shows of several sources. It waits for all of them unless one is overdue; a source
 * that fails beside others is named, never left out in silence; "empty" means that every source
 * answered and none has news.
 */
export function combineSources(
  sources: readonly NewsSource[],
  { isOverdue }: { isOverdue: boolean },
): WidgetState<NewsList> {
  const items = mergeNews(...sources.map(({ state }) => valueOr(state, [])));
  const waiting = sources.filter(({ state }) => state.state === 'loading');
  const failed = sources.flatMap(({ name, state }) =>
    state.state === 'failed' ? [{ name, failure: state.failure }] : [],
  );
  const saved = sources.flatMap(({ name, state }) =>
    state.state === 'ready' && state.stale ? [{ name, ...state.stale }] : [],
  );
  const reload = () => reloadAll(sources, failed.length + saved.length > 0);

  if (waiting.length > 0 && (items.length === 0 || !isOverdue)) return { state: 'loading' };
  if (items.length > 0)
    return {
      state: 'ready',
      value: { items, missing: [...failed, ...saved, ...waiting.map(({ name }) => ({ name }))] },
      reload,
    };
  return failed[0] ? { state: 'failed', failure: failed[0].failure, reload } : { state: 'empty' };
}

function reloadAll(sources: readonly NewsSource[], onlyFailed: boolean): void {
  for (const { state } of sources) {
    if (state.state === 'failed' || (state.state === 'ready' && (state.stale || !onlyFailed)))
      state.reload();
  }
}
