import { valueOr } from './combineStates';
import type { WidgetFailure, WidgetState } from './widgetState';

/** One place that the items of a list come from. */
export interface Source<T> extends NamedState<T[]> {
  /** Without this nothing of the source can be shown: where it fails, it is what is named. */
  needs?: NamedState<unknown>;
}

interface NamedState<T> {
  /** As people know it. */
  name: string;
  state: WidgetState<T>;
}

/**
 * A source that is missing from what is shown, or of which only what was saved is. Without a failure
 * it has not answered yet.
 */
export interface MissingSource {
  name: string;
  failure?: WidgetFailure;
  /** When what is saved was read, ISO 8601. */
  asOf?: string;
}

export interface SourceList<T> {
  items: T[];
  missing: MissingSource[];
}

interface CombineOptions<T> {
  /** See `useOverdue`. */
  isOverdue: boolean;
  /** Puts the lists together, in their order. */
  merge: (...lists: readonly (readonly T[])[]) => T[];
}

/**
 * The state of a widget that shows several sources. It waits for all of them unless one is overdue;
 * a source that fails beside others is named, never left out in silence; "empty" means that every
 * source has answered now and none has anything.
 */
export function combineSources<T>(
  sources: readonly Source<T>[],
  { isOverdue, merge }: CombineOptions<T>,
): WidgetState<SourceList<T>> {
  const items = merge(...sources.map(({ state }) => valueOr(state, [])));
  const waiting = sources.filter(({ state }) => state.state === 'loading');
  const failed = sources.flatMap(({ name, state, needs }) =>
    state.state === 'failed'
      ? [{ name: needs?.state.state === 'failed' ? needs.name : name, failure: state.failure }]
      : [],
  );
  const saved = sources.flatMap(({ name, state }) =>
    state.state === 'ready' && state.stale ? [{ name, ...state.stale }] : [],
  );
  const reload = () => reloadAll(sources, failed.length + saved.length > 0);

  if (waiting.length > 0 && (items.length === 0 || !isOverdue)) return { state: 'loading' };
  const isPrevious = sources.some(({ state }) => state.state === 'ready' && state.isPrevious);
  if (items.length > 0)
    return {
      state: 'ready',
      value: {
        items,
        missing: [...eachOnce(failed), ...saved, ...waiting.map(({ name }) => ({ name }))],
      },
      ...(isPrevious && { isPrevious }),
      reload,
    };
  const failure = failed[0]?.failure ?? saved[0]?.failure;
  return failure ? { state: 'failed', failure, reload } : { state: 'empty' };
}

function reloadAll(sources: readonly Source<unknown>[], onlyFailed: boolean): void {
  for (const { state } of sources) {
    if (state.state === 'failed' || (state.state === 'ready' && (state.stale || !onlyFailed)))
      state.reload();
  }
}

/** Names once what several sources need. */
function eachOnce(missing: readonly MissingSource[]): MissingSource[] {
  return missing.filter(
    ({ name }, index) => missing.findIndex((each) => each.name === name) === index,
  );
}
