import { useTermNames } from '../../data/targeting/useTermNames';
import { dateFormat } from '../../texts/formatters';
import { useLcid } from '../../texts/useLcid';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';

const [time, id] = [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i];

/**
 * A value as people know it: dates in words, channels and languages by their names; nothing for what
 * stands for something else (numbers of a kind) or is made of parts.
 */
export function useValueWords(): (value: unknown) => string | undefined {
  const { forms } = useTexts('editing');
  const locale = useLocale();
  const names = useTermNames(useLcid());
  const words = (value: unknown): string | undefined => {
    if (value === null || value === '') return forms.nothing;
    if (typeof value === 'boolean') return value ? forms.yes : forms.no;
    if (Array.isArray(value)) return value.length === 0 ? forms.nothing : listed(value.map(words));
    if (typeof value !== 'string') return undefined;
    if (id.test(value)) return names.get(value) ?? (names.size > 0 ? forms.unknownTerm : '…');
    return time.test(value)
      ? dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(value))
      : value;
  };
  return words;
}

function listed(words: readonly (string | undefined)[]): string | undefined {
  return words.every((each) => each !== undefined) ? words.join(', ') : undefined;
}
