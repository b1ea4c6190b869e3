import type { FeatureSettings } from '../settings/settings';

/** The parts below the title of Today that concern the person now, in their order. */
export const stripParts = ['requiredReading', 'meeting', 'lunch'] as const;
export type StripPart = (typeof stripParts)[number];

/** The parts that can be there for a person, also those they have hidden. */
export function offeredParts({
  settings,
  licensed,
}: {
  settings: Pick<FeatureSettings, 'enableRequiredReading' | 'showRestaurantMenus'>;
  licensed: boolean;
}): StripPart[] {
  const isOffered: Record<StripPart, boolean> = {
    requiredReading: settings.enableRequiredReading,
    meeting: licensed,
    lunch: settings.showRestaurantMenus,
  };
  return stripParts.filter((part) => isOffered[part]);
}

/** The parts hidden now, without a change that hid and showed some; those hidden since stay. */
export function withoutChange(
  now: readonly StripPart[],
  before: readonly StripPart[],
  after: readonly StripPart[],
): StripPart[] {
  return stripParts.filter((part) => {
    const isChanged = before.includes(part) !== after.includes(part);
    return (isChanged ? before : now).includes(part);
  });
}
