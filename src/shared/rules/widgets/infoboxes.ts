/** The types of an infobox. Spec: content §3. */
export const infoboxTypes = { text: 0, picture: 1, video: 2 } as const;
export type InfoboxType = (typeof infoboxTypes)[keyof typeof infoboxTypes];

export const infoboxStyles = ['None', 'Accent1', 'Accent2', 'Accent3'] as const;
export type InfoboxStyle = (typeof infoboxStyles)[number];

/** Of the zone, in percent (INFOBOX-02). */
export const infoboxWidths = ['Auto', '25', '33', '50', '66', '75', '100'] as const;
export type InfoboxWidth = (typeof infoboxWidths)[number];

export const infoboxHeights = { normal: 0, compact: 1 } as const;
export type InfoboxHeight = (typeof infoboxHeights)[keyof typeof infoboxHeights];

/** The areas that the portal's own pages have. */
export const infoboxAreas = { hero: 'hero', main: 'default', right: 'right' } as const;

interface Scheduled {
  /** ISO 8601; `null` is an open bound. */
  StartDate: string | null;
  EndDate: string | null;
  Hidden: boolean;
}

export type InfoboxState = 'active' | 'future' | 'ended' | 'hidden';

/** INFOBOX-18; one whose end is past counts as ended. */
export function infoboxState({ StartDate, EndDate, Hidden }: Scheduled, now: Date): InfoboxState {
  if (Hidden) return 'hidden';
  if (EndDate !== null && new Date(EndDate) <= now) return 'ended';
  return StartDate !== null && new Date(StartDate) > now ? 'future' : 'active';
}

/** INFOBOX-06. */
export function isHeroArea(area: string): boolean {
  return area.toLowerCase().includes('hero');
}

/** Characters that the text of an infobox may have, its HTML included. */
export const maxInfoboxText = 20_000;
/** Characters that the text of its link may have. */
export const maxInfoboxLinkText = 255;
/** Most that a list of them holds. */
export const maxInfoboxes = 2_000;

/** At least so high, in rem (INFOBOX-03). */
export function infoboxMinHeight(area: string, height: InfoboxHeight): number {
  if (height === infoboxHeights.compact) return 13.75;
  return isHeroArea(area) ? 27.5 : 15;
}

/** Lines of title and text that are shown (INFOBOX-04, INFOBOX-05). */
export function infoboxLines(area: string): { title: number; text: number } {
  return { title: 2, text: isHeroArea(area) ? 9 : 3 };
}

/** The route of a page's address: its path, lower case, without a slash at the end (INFOBOX-10). */
export function infoboxRoute(address: string): string {
  return (
    address
      .replace(/[?#].*/s, '')
      .toLowerCase()
      .replace(/\/+$/, '') || '/'
  );
}

export interface InfoboxColours {
  background: string;
  text: string;
}

/** `#rrggbb`, or two of them with a semicolon between: background and text. */
export const infoboxColourPattern = '^#[0-9a-fA-F]{6}(;#[0-9a-fA-F]{6})?$';

/**
 * The custom colours of an infobox (INFOBOX-07); without one for the text, black or white,
 * whichever is read better.
 */
export function infoboxColours(banner: string | null): InfoboxColours | undefined {
  if (!banner) return undefined;
  const [background = '', text] = banner.toLowerCase().split(';');
  return {
    background,
    text: text ?? readableOn(background),
  };
}

/** Black or white, whichever is read better on a colour `#rrggbb`. */
export function readableOn(background: string): '#ffffff' | '#000000' {
  return contrast(background, '#ffffff') >= contrast(background, '#000000') ? '#ffffff' : '#000000';
}

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text is read well from here on (WCAG 2, AA). */
export const minContrast = 4.5;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
