import { languages, type Language } from '../company/person';

const themes = ['default', 'dark', 'contrast'] as const;
const devices = ['desktop', 'phone'] as const;
export const tokenModes = ['silent', 'consent', 'failing', 'hanging'] as const;
const linkModes = ['cleared', 'kept'] as const;

/**
 * How the Teams host behaves. The control endpoint sets them for every page; a page's own query
 * parameters of the same names come first.
 */
export interface HostSwitches {
  /** Principal name of who is signed in to Teams. */
  person: string;
  theme: (typeof themes)[number];
  device: (typeof devices)[number];
  /**
   * Behaviour of `authentication.getAuthToken`: a token, "consent needed", "not possible", or no
   * answer at all.
   */
  token: (typeof tokenModes)[number];
  /** Nested app authentication is offered and recommended. */
  naa: boolean;
  language: Language;
  /**
   * The page of a deep link, for somebody who comes back to the app by themselves: named no longer,
   * as Teams says that it does, or named still, as versions of Teams do.
   */
  links: (typeof linkModes)[number];
  /** Milliseconds that an app may take to report success before Teams shows its own error. */
  loadTimeout: number;
}

export function defaultHostSwitches(): HostSwitches {
  return {
    person: 'member@nordvik.example',
    theme: 'default',
    device: 'desktop',
    token: 'silent',
    naa: false,
    language: 'en',
    links: 'cleared',
    loadTimeout: 30_000,
  };
}

/**
 * The switches with what an address's query says about them; values that do not exist are ignored.
 */
export function withQuery(switches: HostSwitches, query: URLSearchParams): HostSwitches {
  const oneOf = <T extends string>(name: string, allowed: readonly T[], otherwise: T): T =>
    allowed.find((value) => value === query.get(name)) ?? otherwise;
  const timeout = Number(query.get('loadTimeout'));
  return {
    person: query.get('person') ?? switches.person,
    theme: oneOf('theme', themes, switches.theme),
    device: oneOf('device', devices, switches.device),
    token: oneOf('token', tokenModes, switches.token),
    naa: query.has('naa') ? query.get('naa') === 'true' : switches.naa,
    language: oneOf('language', languages, switches.language),
    links: oneOf('links', linkModes, switches.links),
    loadTimeout: timeout > 0 ? timeout : switches.loadTimeout,
  };
}
