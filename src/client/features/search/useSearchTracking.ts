import { useEffect } from 'react';
import { trackingLimits } from '#shared/rules/tracking';
import { track } from '../../data/tracking';

/** Counts that the dialog is closed (TRACK-09). */
export function useClosingTracked(): void {
  useEffect(() => () => track({ Name: 'WPSearchClose' }), []);
}

/** Counts a search by its term, and that nothing was found (TRACK-08, TRACK-10). */
export function useSearchTracked(text: string, isNothing: boolean): void {
  const SearchTerm = [...text].slice(0, trackingLimits.searchTerm).join('');
  useEffect(() => track({ Name: 'WPSearch', SearchTerm }), [SearchTerm]);
  useEffect(() => {
    if (isNothing) track({ Name: 'WPSearchNoResult', SearchTerm });
  }, [isNothing, SearchTerm]);
}
