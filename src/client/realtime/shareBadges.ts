import { componentIds, type ComponentId, type ComponentState } from '#shared/realtime';
import { componentStates } from '../data/components/componentStates';
import { lastVisit, noteVisit, takeVisit } from '../data/components/visits';
import { openChannel } from '../platform/guardedStorage';

/** A message of one tab to the others of the same person. */
interface Shared {
  personId: string;
  id: ComponentId;
  state: Pick<ComponentState, 'ShowBadge' | 'LastCheckedForNewContent'>;
  visit: string | undefined;
}

/**
 * Keeps badges, checks and visits the same in all tabs of a person, until the returned function is
 * called.
 */
export function shareBadges(
  personId: string,
  isOnScreen: (id: ComponentId) => boolean,
): () => void {
  const channel = openChannel('portal-badges');
  if (!channel) return () => undefined;
  const states = componentStates();
  const shared = new Map<ComponentId, string>(componentIds.map((id) => [id, textOf(id)]));

  function textOf(id: ComponentId): string {
    const { ShowBadge, LastCheckedForNewContent } = states.of(id);
    return JSON.stringify({ state: { ShowBadge, LastCheckedForNewContent }, visit: lastVisit(id) });
  }
  const notify = () => {
    for (const id of componentIds) {
      const text = textOf(id);
      if (shared.get(id) === text) continue;
      shared.set(id, text);
      channel.postMessage({
        personId,
        id,
        ...(JSON.parse(text) as Pick<Shared, 'state' | 'visit'>),
      } satisfies Shared);
    }
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    if (data.personId !== personId || !componentIds.includes(data.id)) return;
    if (data.visit) takeVisit(data.id, data.visit);
    shared.set(data.id, JSON.stringify({ state: data.state, visit: lastVisit(data.id) }));
    states.update({ ComponentId: data.id, ...data.state });
    // Another tab does not know that the person is looking at it here.
    if (data.state.ShowBadge && isOnScreen(data.id)) noteVisit(data.id);
  });
  const stop = states.subscribe(notify);
  return () => {
    stop();
    channel.close();
  };
}
