import { itemAt } from '#shared/rules/certain';
import type { Language } from './person';

export interface Office {
  city: string;
  country: string;
  /** ISO 3166 code. */
  countryCode: 'DK' | 'NO' | 'SE' | 'FI' | 'IS';
  region: string;
  street: string;
  postalCode: string;
  phonePrefix: string;
  language: Language;
  /** IANA name. */
  timeZone: string;
  /** How many of 100 people work there. */
  weight: number;
}

export const offices: readonly Office[] = [
  {
    city: 'Copenhagen',
    country: 'Denmark',
    countryCode: 'DK',
    region: 'Capital Region',
    street: 'Langeliniekaj 14',
    postalCode: '2100',
    phonePrefix: '+45 70 20',
    language: 'da',
    timeZone: 'Europe/Copenhagen',
    weight: 22,
  },
  {
    city: 'Esbjerg',
    country: 'Denmark',
    countryCode: 'DK',
    region: 'Southern Denmark',
    street: 'Dokvej 3',
    postalCode: '6700',
    phonePrefix: '+45 76 11',
    language: 'da',
    timeZone: 'Europe/Copenhagen',
    weight: 9,
  },
  {
    city: 'Oslo',
    country: 'Norway',
    countryCode: 'NO',
    region: 'Oslo',
    street: 'Sørkaia 8',
    postalCode: '0250',
    phonePrefix: '+47 22 80',
    language: 'no',
    timeZone: 'Europe/Oslo',
    weight: 13,
  },
  {
    city: 'Bergen',
    country: 'Norway',
    countryCode: 'NO',
    region: 'Vestland',
    street: 'Verftsgata 21',
    postalCode: '5003',
    phonePrefix: '+47 55 40',
    language: 'no',
    timeZone: 'Europe/Oslo',
    weight: 9,
  },
  {
    city: 'Gothenburg',
    country: 'Sweden',
    countryCode: 'SE',
    region: 'Västra Götaland',
    street: 'Lindholmskajen 5',
    postalCode: '417 56',
    phonePrefix: '+46 31 60',
    language: 'sv',
    timeZone: 'Europe/Stockholm',
    weight: 16,
  },
  {
    city: 'Stockholm',
    country: 'Sweden',
    countryCode: 'SE',
    region: 'Stockholm',
    street: 'Hamnpirsgatan 11',
    postalCode: '115 74',
    phonePrefix: '+46 8 555',
    language: 'sv',
    timeZone: 'Europe/Stockholm',
    weight: 8,
  },
  {
    city: 'Turku',
    country: 'Finland',
    countryCode: 'FI',
    region: 'Southwest Finland',
    street: 'Telakkakatu 2',
    postalCode: '20240',
    phonePrefix: '+358 2 410',
    language: 'fi',
    timeZone: 'Europe/Helsinki',
    weight: 12,
  },
  {
    city: 'Helsinki',
    country: 'Finland',
    countryCode: 'FI',
    region: 'Uusimaa',
    street: 'Laivastokatu 9',
    postalCode: '00160',
    phonePrefix: '+358 9 720',
    language: 'fi',
    timeZone: 'Europe/Helsinki',
    weight: 6,
  },
  {
    city: 'Reykjavik',
    country: 'Iceland',
    countryCode: 'IS',
    region: 'Capital Region',
    street: 'Hafnarbakki 17',
    postalCode: '101',
    phonePrefix: '+354 520',
    language: 'en',
    timeZone: 'Atlantic/Reykjavik',
    weight: 5,
  },
];

const byCity = new Map(offices.map((office) => [office.city, office]));

export function officeOf(city: string): Office {
  return byCity.get(city) ?? itemAt(offices, 0);
}
