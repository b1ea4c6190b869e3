import { useEffect, useState } from 'react';
import {
  peopleFilterNames,
  minFilterLength,
  minSearchLength,
  type PeopleFilterName,
  type PeopleFilters,
} from '#shared/rules/people/peopleQueries';
import { useQuery } from '../../ui/useQuery';

/** Milliseconds without typing after which is searched. Spec: content §9. */
const pause = 500;
/** Not `q`, which is the text of the search dialog. */
const parameter = 'find';
const fields = [parameter, ...peopleFilterNames] as const;
type Field = typeof parameter | PeopleFilterName;
type Fields = Record<Field, string>;

export interface ColleagueSearch {
  /** The filters that there are. */
  names: readonly PeopleFilterName[];
  /** The texts in the fields. */
  typed: Fields;
  type(field: Field, value: string): void;
  /** The text that is searched for. */
  text: string;
  filters: PeopleFilters;
  isWanted: boolean;
  searchNow(): void;
}

/** The search is kept in the address, so that going back finds it again (PEOPLE-36). */
export function useColleagueSearch(names: readonly PeopleFilterName[]): ColleagueSearch {
  const [search, write] = useQuery();
  const address = fields.map((field) => search.get(field) ?? '').join('\n');
  const wanted = fieldsOf((field) => search.get(field) ?? '');
  const [typed, setTyped] = useState(wanted);
  // An address that changes by itself, by a link or by going back, says what is searched for now.
  const [seen, setSeen] = useState(address);
  // A text typed while the address took the one before stays.
  const [sent, setSent] = useState<string>();
  if (seen !== address) {
    setSeen(address);
    setSent(undefined);
    if (sent !== address) setTyped(wanted);
  }
  const isSearched = fields.every((field) => typed[field].trim() === wanted[field]);
  const searchNow = () => {
    setSent(fields.map((field) => typed[field].trim()).join('\n'));
    write(withFields(typed), { replace: true });
  };
  useEffect(() => {
    if (isSearched) return;
    const timer = setTimeout(() => {
      setSent(fields.map((field) => typed[field].trim()).join('\n'));
      write(withFields(typed), { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [isSearched, typed, write]);
  const long = (text: string) => (text.length >= minFilterLength ? text : '');
  const filters = {
    skill: names.includes('skill') ? long(wanted.skill) : '',
    department: long(wanted.department),
    place: long(wanted.place),
    language: wanted.language,
  };
  const text = wanted.find.length >= minSearchLength ? wanted.find : '';
  return {
    names,
    typed,
    type: (field, value) => setTyped((present) => ({ ...present, [field]: value })),
    text,
    filters,
    isWanted: text !== '' || Object.values(filters).some(Boolean),
    searchNow,
  };
}

function fieldsOf(value: (field: Field) => string): Fields {
  return Object.fromEntries(fields.map((field) => [field, value(field)])) as Fields;
}

function withFields(typed: Fields) {
  return (present: URLSearchParams) => {
    const changed = new URLSearchParams(present);
    for (const field of fields) {
      const value = typed[field].trim();
      if (value) changed.set(field, value);
      else changed.delete(field);
    }
    return changed;
  };
}
