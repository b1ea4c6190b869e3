import { isDrawn } from '../../ui/isDrawn';

/** The pages that have a tour, with what it stops at; a stop that a page lacks is left out. */
const tours = {
  '/': ['strip', 'news', 'requiredReading', 'events', 'search', 'menu'],
  '/light': ['strip', 'appTiles', 'news', 'requiredReading', 'search', 'menu'],
  '/your-board': ['arrange', 'appTiles', 'powerBI', 'myDay', 'myDocuments'],
  '/collaboration': ['activity', 'latestSites', 'colleagues', 'siteIndex'],
} as const;

export type TourPage = keyof typeof tours;
export type TourStep = (typeof tours)[TourPage][number];

export const hasTour = (pathname: string): pathname is TourPage => Object.hasOwn(tours, pathname);

/** A stop with what it is about. */
export interface Stop {
  name: TourStep;
  target: HTMLElement;
}

/** The stops that are on the page now: what is within the page in its order, then the others. */
export function stopsOf(page: TourPage): Stop[] {
  const main = document.getElementById('content');
  const stops = tours[page].flatMap((name) => {
    const target = shownTarget(name);
    return target ? [{ name, target }] : [];
  });
  const isWithin = ({ target }: Stop) => main?.contains(target) === true;
  const isBefore = (one: Stop, other: Stop) =>
    one.target.compareDocumentPosition(other.target) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [
    ...stops.filter(isWithin).sort((one, other) => (isBefore(one, other) ? -1 : 1)),
    ...stops.filter((stop) => !isWithin(stop)),
  ];
}

/** Whether the page has its title, and nothing in the window is still on its way. */
export function isThere(main: HTMLElement | null): boolean {
  const isInWindow = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom >= 0 && top < innerHeight && isDrawn(element);
  };
  if (!main || ![...main.querySelectorAll('h1')].some(isDrawn)) return false;
  return ![...main.querySelectorAll('[data-skeleton]')].some(isInWindow);
}

function shownTarget(name: TourStep): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-tour="${name}"], #today-${name}`);
  return [...all].find((target) => {
    if (target.querySelector('[data-nothing]')) return false;
    return isDrawn(target);
  });
}
