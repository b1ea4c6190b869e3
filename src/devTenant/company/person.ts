import type { Role } from '#shared/rules/people/roles';

/** Interface and reading languages of the organisation. */
export const languages = ['da', 'en', 'fi', 'no', 'sv'] as const;
export type Language = (typeof languages)[number];

export interface Person {
  id: string;
  /** Principal name; also the address one signs in with. */
  upn: string;
  givenName: string;
  surname: string;
  displayName: string;
  mail: string;
  jobTitle: string;
  department: string;
  /** Key of the office in `offices`. */
  officeCity: string;
  managerId?: string;
  /** Names of the licences in `licences`. */
  licences: string[];
  roles: Role[];
  isGuest: boolean;
  hasPhoto: boolean;
  language: Language;
  phone: string;
  mobile: string;
  /** Day of the year of the birthday, `--MM-DD`. */
  birthday: string;
  hired: string;
  /** Their own words about themselves, HTML as SharePoint's profile editor stores it. */
  about?: string;
  /** Their account is closed, and they cannot sign in. */
  isBlocked?: boolean;
  /** Why one would sign in as this person; only the fixed people have it. */
  demonstrates?: string;
}
