import { format } from '#shared/rules/values/format';
import { numberFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { useLast } from '../read/useLast';
import { useReach } from './useReach';

/**
 * How many people content for these channels reaches, as a sentence beside the field; a failure
 * says so.
 * @param language of content that is filtered by it; empty for none
 */
export function useReachHint(channels: readonly string[], language?: string): string {
  const { reach: texts } = useTexts('editing').alerts;
  const { errors } = useTexts().widgets;
  const numbers = numberFormat(useLocale());
  const state = useReach(channels, language);
  const reach = useLast(state);
  if (state.state === 'failed') return `${format(errors.title, { name: texts.name })}.`;
  const count = (value: number | undefined) => (value === undefined ? '…' : numbers.format(value));
  return `${format(texts.count, { reached: count(reach?.People), people: count(reach?.OfPeople) })}.`;
}
