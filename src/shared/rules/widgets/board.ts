import { certain } from '../values/certain';
import { pageRoutes } from '../pages/routeTable';
import type { RouteAccess } from '../pages/routeAccess';
import type { FeatureSettings } from '../settings/settings';

/**
 * TabIds of the pages that people arrange for themselves: paths of the routes that carry the marker
 * (BOARD-06).
 */
export const configurableTabs: readonly string[] = Object.entries<RouteAccess>(pageRoutes)
  .filter(([, { configurable }]) => configurable)
  .map(([path]) => tabIdOf(path));

/** TabId of the board (BOARD-03). */
export const boardTab = tabIdOf('/your-board');

/**
 * ComponentIds of the board's sections in their default order (BOARD-02, BOARD-04); the same as the
 * hub's where a section has new content.
 */
export const boardSections = ['appTiles', 'powerBI', 'myDay', 'myDocuments'] as const;
export type BoardSection = (typeof boardSections)[number];

/** A person's choices about one section of a page (BOARD-09). */
export interface TabConfiguration {
  TabId: string;
  ComponentId: string;
  Hidden: boolean;
  /** From 1. */
  Order: number;
}

export interface PlacedSection {
  ComponentId: BoardSection;
  Hidden: boolean;
}

/** The path of a route without its slash. */
function tabIdOf(path: string): string {
  return path.slice(1);
}

/**
 * Every section of the board in the person's order; what they have not decided about is shown, at
 * its place by default (BOARD-03, BOARD-04).
 */
export function arrangeBoard(configurations: readonly TabConfiguration[]): PlacedSection[] {
  const decided = (section: BoardSection) =>
    configurations.find(({ TabId, ComponentId }) => TabId === boardTab && ComponentId === section);
  return boardSections
    .map((ComponentId, index) => ({
      ComponentId,
      Hidden: decided(ComponentId)?.Hidden ?? false,
      Order: decided(ComponentId)?.Order ?? index + 1,
    }))
    .sort((one, other) => one.Order - other.Order)
    .map(({ ComponentId, Hidden }) => ({ ComponentId, Hidden }));
}

/**
 * Whether the section is there for a person at all: what comes from Microsoft 365 needs a licence,
 * reports also the setting.
 */
export function isOffered(
  section: BoardSection,
  { licensed, settings }: { licensed: boolean; settings: Pick<FeatureSettings, 'enablePowerBI'> },
): boolean {
  if (section === 'appTiles') return true;
  return licensed && (section !== 'powerBI' || settings.enablePowerBI);
}

/** An arrangement as it is stored. */
export function configurationsOf(
  sections: readonly PlacedSection[],
): (TabConfiguration & PlacedSection)[] {
  return sections.map(({ ComponentId, Hidden }, index) => ({
    TabId: boardTab,
    ComponentId,
    Hidden,
    Order: index + 1,
  }));
}

/**
 * Puts a section at the place of another, which makes room for it; sections that the person is not
 * offered keep their neighbours.
 */
export function moveSection(
  sections: readonly PlacedSection[],
  moved: BoardSection,
  target: BoardSection,
): PlacedSection[] {
  const placeOf = (section: BoardSection) =>
    sections.findIndex(({ ComponentId }) => ComponentId === section);
  const others = sections.filter(({ ComponentId }) => ComponentId !== moved);
  return [
    ...others.slice(0, placeOf(target)),
    certain(sections[placeOf(moved)]),
    ...others.slice(placeOf(target)),
  ];
}

/**
 * The board of now, without what a change has moved, hidden and shown; what came since stays. A
 * section that was moved goes back to its place.
 */
export function withoutArranging(
  now: readonly PlacedSection[],
  before: readonly PlacedSection[],
  after: readonly PlacedSection[],
): PlacedSection[] {
  const isHidden = (sections: readonly PlacedSection[], section: BoardSection) =>
    sections.some(({ ComponentId, Hidden }) => ComponentId === section && Hidden);
  const moved = movedSections(before, after, now);
  const order = orderOf(now).filter((section) => !moved.includes(section));
  orderOf(before).forEach((section, place) => {
    if (moved.includes(section)) order.splice(place, 0, section);
  });
  return order.map((ComponentId) => {
    const isChanged = isHidden(before, ComponentId) !== isHidden(after, ComponentId);
    return { ComponentId, Hidden: isHidden(isChanged ? before : now, ComponentId) };
  });
}

/**
 * The one section that stands elsewhere among the others; after several moves all whose place is
 * another. Of two neighbours that have changed places, the one that nobody has moved since.
 */
function movedSections(
  before: readonly PlacedSection[],
  after: readonly PlacedSection[],
  now: readonly PlacedSection[],
): BoardSection[] {
  const [old, order, present] = [orderOf(before), orderOf(after), orderOf(now)];
  const moved = old.filter((section, index) => section !== order[index]);
  const without = (left: BoardSection, all: readonly BoardSection[]) =>
    all.filter((section) => section !== left).join();
  const alone = moved.filter((section) => without(section, old) === without(section, order));
  const kept = alone.find((section) => present.indexOf(section) === order.indexOf(section));
  return alone.length > 0 ? [kept ?? certain(alone[0])] : moved;
}

function orderOf(sections: readonly PlacedSection[]): BoardSection[] {
  return sections.map(({ ComponentId }) => ComponentId);
}
