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
