import { certain } from '#shared/rules/certain';
import { idOf } from './random';
import type { Language } from './person';

export type Labels = Record<Language, string>;

/** A term of the channel tree, or a language. */
export interface CompanyTerm {
  id: string;
  key: string;
  name: string;
  labels: Labels;
  /** Groups of terms (e.g. "Locations") cannot be followed themselves. */
  isAvailableForTagging: boolean;
  children: CompanyTerm[];
}

/** `[key, English, Danish, Finnish, Norwegian, Swedish, children?]` */
type Row = [
  key: string,
  en: string,
  da: string,
  fi: string,
  no: string,
  sv: string,
  children?: Row[],
];

const rows: Row[] = [
  [
    'locations',
    'Locations',
    'Lokationer',
    'Toimipaikat',
    'Lokasjoner',
    'Orter',
    [
      [
        'denmark',
        'Denmark',
        'Danmark',
        'Tanska',
        'Danmark',
        'Danmark',
        [
          ['copenhagen', 'Copenhagen', 'København', 'Kööpenhamina', 'København', 'Köpenhamn'],
          ['esbjerg', 'Esbjerg', 'Esbjerg', 'Esbjerg', 'Esbjerg', 'Esbjerg'],
        ],
      ],
      [
        'norway',
        'Norway',
        'Norge',
        'Norja',
        'Norge',
        'Norge',
        [
          ['oslo', 'Oslo', 'Oslo', 'Oslo', 'Oslo', 'Oslo'],
          ['bergen', 'Bergen', 'Bergen', 'Bergen', 'Bergen', 'Bergen'],
        ],
      ],
      [
        'sweden',
        'Sweden',
        'Sverige',
        'Ruotsi',
        'Sverige',
        'Sverige',
        [
          ['gothenburg', 'Gothenburg', 'Göteborg', 'Göteborg', 'Göteborg', 'Göteborg'],
          ['stockholm', 'Stockholm', 'Stockholm', 'Tukholma', 'Stockholm', 'Stockholm'],
        ],
      ],
      [
        'finland',
        'Finland',
        'Finland',
        'Suomi',
        'Finland',
        'Finland',
        [
          ['turku', 'Turku', 'Åbo', 'Turku', 'Åbo', 'Åbo'],
          ['helsinki', 'Helsinki', 'Helsinki', 'Helsinki', 'Helsingfors', 'Helsingfors'],
        ],
      ],
      [
        'iceland',
        'Iceland',
        'Island',
        'Islanti',
        'Island',
        'Island',
        [['reykjavik', 'Reykjavik', 'Reykjavik', 'Reykjavik', 'Reykjavik', 'Reykjavik']],
      ],
    ],
  ],
  [
    'areas',
    'Business areas',
    'Forretningsområder',
    'Liiketoiminta-alueet',
    'Forretningsområder',
    'Affärsområden',
    [
      ['shipping', 'Shipping', 'Shipping', 'Laivaliikenne', 'Shipping', 'Sjöfart'],
      ['terminals', 'Terminals', 'Terminaler', 'Terminaalit', 'Terminaler', 'Terminaler'],
      ['engineering', 'Engineering', 'Ingeniørarbejde', 'Suunnittelu', 'Ingeniørfag', 'Teknik'],
      ['offshore', 'Offshore wind', 'Havvind', 'Merituulivoima', 'Havvind', 'Havsvind'],
      [
        'groupfunctions',
        'Group functions',
        'Koncernfunktioner',
        'Konsernitoiminnot',
        'Konsernfunksjoner',
        'Koncernfunktioner',
      ],
    ],
  ],
  [
    'topics',
    'Topics',
    'Emner',
    'Aiheet',
    'Temaer',
    'Ämnen',
    [
      ['safety', 'Safety', 'Sikkerhed', 'Turvallisuus', 'Sikkerhet', 'Säkerhet'],
      [
        'sustainability',
        'Sustainability',
        'Bæredygtighed',
        'Vastuullisuus',
        'Bærekraft',
        'Hållbarhet',
      ],
      ['innovation', 'Innovation', 'Innovation', 'Innovaatiot', 'Innovasjon', 'Innovation'],
      [
        'people',
        'People and culture',
        'Mennesker og kultur',
        'Ihmiset ja kulttuuri',
        'Mennesker og kultur',
        'Människor och kultur',
      ],
      [
        'itnews',
        'IT and tools',
        'It og værktøjer',
        'IT ja työkalut',
        'IT og verktøy',
        'IT och verktyg',
      ],
      [
        'results',
        'Results and strategy',
        'Resultater og strategi',
        'Tulokset ja strategia',
        'Resultater og strategi',
        'Resultat och strategi',
      ],
      [
        'social',
        'Clubs and social life',
        'Klubber og socialt',
        'Kerhot ja vapaa-aika',
        'Klubber og sosialt',
        'Klubbar och fritid',
      ],
    ],
  ],
];

const byName = (row: Row): CompanyTerm => {
  const [key, en, da, fi, no, sv, children = []] = row;
  return {
    id: idOf('channel', key),
    key,
    name: en,
    labels: { da, en, fi, no, sv },
    isAvailableForTagging: !['locations', 'areas', 'topics'].includes(key),
    children: children.map(byName),
  };
};

/** The channels, as a tree of three roots. */
export const channelTree: readonly CompanyTerm[] = rows.map(byName);

const languageRows: Row[] = [
  ['da', 'Danish', 'Dansk', 'Tanska', 'Dansk', 'Danska'],
  ['en', 'English', 'Engelsk', 'Englanti', 'Engelsk', 'Engelska'],
  ['fi', 'Finnish', 'Finsk', 'Suomi', 'Finsk', 'Finska'],
  ['no', 'Norwegian', 'Norsk', 'Norja', 'Norsk', 'Norska'],
  ['sv', 'Swedish', 'Svensk', 'Ruotsi', 'Svensk', 'Svenska'],
];

export const languageTerms: readonly CompanyTerm[] = languageRows.map((row) => ({
  ...byName(row),
  id: idOf('language', row[0]),
}));

const flat = (terms: readonly CompanyTerm[]): CompanyTerm[] =>
  terms.flatMap((term) => [term, ...flat(term.children)]);
export const allChannels: readonly CompanyTerm[] = flat(channelTree);

const channelsByKey = new Map(allChannels.map((term) => [term.key, term]));
const languagesByKey = new Map(languageTerms.map((term) => [term.key, term]));

/** The channel with this key; a wrong key is a mistake in the company's data. */
export function channel(key: string): CompanyTerm {
  const found = channelsByKey.get(key);
  if (!found) throw new Error(`There is no channel ${key}.`);
  return found;
}

export function languageTerm(key: Language): CompanyTerm {
  return certain(languagesByKey.get(key));
}
