import type { ClientConfig } from '#shared/clientConfig';
import type { storedPerson } from '../auth/storedPerson';
import { readStored } from '../platform/guardedStorage';
import { hostState } from '../host/hostState';

/** An element as [name, attributes, ...children]; a text as itself. */
export type PaintNode = string | [string, Record<string, string>, ...PaintNode[]];

/** The content of the window when a page had come to rest: looks alone, nothing that acts. */
export interface KeptPaint {
  /** For whom, of what build, and in what surroundings it was taken. */
  of: string;
  /** Milliseconds since 1970: from then on something in it is not true any more. */
  until: number;
  /** Pixels: the window that it was taken in. */
  width: number;
  /** Pixels from the top that it covers. */
  height: number;
  /** The style rules that it needs. */
  css: string;
  tree: PaintNode;
}

type Person = NonNullable<ReturnType<typeof storedPerson>>;

/**
 * Everything that decides how a page looks, beside its content and the size of the window: another
 * text, another look.
 */
export function surroundingsOf(config: ClientConfig, { id, tenantId }: Person): string {
  const { place, theme } = hostState();
  const matches = (query: string) => matchMedia(query).matches;
  return JSON.stringify([
    config.buildHash,
    tenantId,
    id,
    readStored('localStorage', 'portal:language') ?? navigator.languages,
    place,
    theme,
    matches('(prefers-color-scheme: dark)'),
    matches('(forced-colors: active)'),
    devicePixelRatio,
    new Date().toDateString(),
    config.startSettings,
  ]);
}
