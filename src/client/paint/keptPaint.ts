import type { ClientConfig } from '#shared/clientConfig';
import { isReadPage } from '#shared/rules/pages/readPages';
import { paintKeys, type storedPerson } from '../auth/storedPerson';
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
  /** Pixels from the top that it covers. */
  height: number;
  /** The style rules that it needs. */
  css: string;
  tree: PaintNode;
}

type Person = NonNullable<ReturnType<typeof storedPerson>>;

export type PaintKey = `${typeof paintKeys}${string}`;

/** Under what the paint of the page in the address is kept; nothing for a page that has none. */
export function paintKey({ pathname, search, hash } = location): PaintKey | undefined {
  return isReadPage(pathname) && !search && !hash ? `${paintKeys}${pathname}` : undefined;
}

/** Everything that decides how a page looks, beside its content: another text, another look. */
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
    innerWidth,
    devicePixelRatio,
    new Date().toDateString(),
    config.startSettings,
  ]);
}
