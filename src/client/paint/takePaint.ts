import type { ClientConfig } from '#shared/clientConfig';
import { readStored, writeStored } from '../platform/guardedStorage';
import { paintKeys, storedPerson } from '../auth/storedPerson';
import { nextMoment } from '../platform/moments';
import { surroundingsOf, type KeptPaint } from './keptPaint';
import { restingPictures } from './leavePaint';
import { neededRules } from './neededRules';
import { paintKey, type PaintKey } from './paintKey';
import { treeOf } from './paintTree';

/** Characters of one paint. */
const maxCharacters = 150_000;
/** Pages whose paints are kept; the one that was taken first goes first. */
const maxPaints = 6;
const maxAge = 3 * 60 * 60_000;
const order = `${paintKeys}order` as const;

/**
 * Keeps what stands in the window now for the next visit to this page. False when the page is not
 * at rest, at its top and free of anything that the person is about to write.
 */
export async function takePaint(config: ClientConfig): Promise<boolean> {
  const [key, person] = [paintKey(), storedPerson(config.tenantId)];
  if (!key || !person || !isAtRest()) return false;
  const [width, height] = [innerWidth, Math.ceil(innerHeight * 1.25)];
  const portal = document.getElementById('portal')!.firstElementChild!;
  const of = surroundingsOf(config, person);
  const tree = treeOf(portal, height);
  if (tree === undefined) return false;
  const css = await neededRules(portal, tree);
  if (paintKey() !== key || !isAtRest()) return false;
  const paint: KeptPaint = { of, until: earliestEnd(), width, height, css, tree };
  const text = JSON.stringify(paint);
  if (text.length <= maxCharacters) keep(key, text);
  return true;
}

export function dropPaint(): void {
  const key = paintKey();
  if (key) writeStored('localStorage', key);
}

/** Everything in the window is there, and nothing stands above it. */
export function isAtRest(): boolean {
  const isWriting = document.activeElement?.matches('input, textarea, select, [contenteditable]');
  const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]');
  return (
    document.visibilityState === 'visible' &&
    navigator.onLine &&
    scrollY === 0 &&
    !isWriting &&
    !isCovered &&
    restingPictures() !== undefined
  );
}

/** The date stands on the page too. */
function earliestEnd(): number {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.min(now.getTime() + maxAge, midnight.getTime(), nextMoment());
}

function keep(key: PaintKey, text: string): void {
  const kept = (readStored('localStorage', order) ?? '')
    .split(' ')
    .filter((one) => one && one !== key) as PaintKey[];
  const all = [...kept, key];
  for (const old of all.splice(0, Math.max(all.length - maxPaints, 0)))
    writeStored('localStorage', old);
  writeStored('localStorage', order, all.join(' '));
  // A full device keeps none rather than an older one.
  writeStored('localStorage', key);
  writeStored('localStorage', key, text);
}
