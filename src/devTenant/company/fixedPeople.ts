import type { Role } from '#shared/rules/roles';
import { idOf } from './random';
import type { Language, Person } from './person';

export const domain = 'nordvik.example';

interface Fixed {
  name: string;
  person: [given: string, surname: string];
  job: string;
  department: string;
  city: string;
  language: Language;
  roles?: Role[];
  licences?: string[];
  demonstrates: string;
}

const fixed: Fixed[] = [
  {
    name: 'admin',
    person: ['Astrid', 'Holm'],
    job: 'Head of Digital Workplace',
    department: 'Information Technology',
    city: 'Copenhagen',
    language: 'en',
    roles: ['Admin'],
    licences: ['SPE_E5'],
    demonstrates: 'Administrator: everything',
  },
  {
    name: 'editor',
    person: ['Erik', 'Lindqvist'],
    job: 'Editor-in-chief',
    department: 'Communications',
    city: 'Gothenburg',
    language: 'en',
    roles: ['Editor'],
    licences: ['SPE_E5'],
    demonstrates: 'Editor: writes news and pages',
  },
  {
    name: 'member',
    person: ['Maria', 'Solberg'],
    job: 'Naval Architect',
    department: 'Engineering',
    city: 'Oslo',
    language: 'en',
    licences: ['SPE_E3'],
    demonstrates: 'Reader with a Microsoft 365 licence',
  },
  {
    name: 'frontline',
    person: ['Jonas', 'Virtanen'],
    job: 'Crane Operator',
    department: 'Terminals',
    city: 'Turku',
    language: 'en',
    licences: ['FLOW_FREE'],
    demonstrates: 'Frontline worker without a Microsoft 365 licence',
  },
  {
    name: 'guest',
    person: ['Grace', 'Okafor'],
    job: 'External Auditor',
    department: 'Finance',
    city: 'Copenhagen',
    language: 'en',
    licences: [],
    demonstrates: 'Guest from another organisation',
  },
  {
    name: 'appeditor',
    person: ['Anton', 'Berg'],
    job: 'Application Owner',
    department: 'Information Technology',
    city: 'Stockholm',
    language: 'sv',
    roles: ['AppEditor'],
    demonstrates: 'Edits apps and tools',
  },
  {
    name: 'broadcaster',
    person: ['Birgitte', 'Krogh'],
    job: 'Crisis Communications Lead',
    department: 'Communications',
    city: 'Copenhagen',
    language: 'da',
    roles: ['MessageBroadcastEditor'],
    demonstrates: 'Sends broadcast messages',
  },
  {
    name: 'footereditor',
    person: ['Fanny', 'Mäkelä'],
    job: 'Communications Specialist',
    department: 'Communications',
    city: 'Helsinki',
    language: 'fi',
    roles: ['FooterEditor'],
    demonstrates: 'Edits the footer',
  },
  {
    name: 'dashboardeditor',
    person: ['Dagur', 'Stefánsson'],
    job: 'Performance Analyst',
    department: 'Finance',
    city: 'Reykjavik',
    language: 'en',
    roles: ['EditorDashboardEditor'],
    demonstrates: 'Edits dashboards',
  },
  {
    name: 'powerbieditor',
    person: ['Pernille', 'Aas'],
    job: 'Business Intelligence Lead',
    department: 'Finance',
    city: 'Bergen',
    language: 'no',
    roles: ['PowerBIEditor'],
    demonstrates: 'Edits Power BI reports',
  },
  {
    name: 'sitecreator',
    person: ['Saara', 'Nieminen'],
    job: 'Project Office Manager',
    department: 'Engineering',
    city: 'Turku',
    language: 'fi',
    roles: ['CollabSiteCreator'],
    demonstrates: 'Creates collaboration sites',
  },
];

/** The people that tests and demonstrations sign in as; their names and ids never change. */
export function fixedPeople(): Person[] {
  return fixed.map((entry, index) => ({
    id: idOf('person', entry.name),
    upn: `${entry.name}@${domain}`,
    givenName: entry.person[0],
    surname: entry.person[1],
    displayName: entry.person.join(' '),
    mail: entry.name === 'guest' ? 'grace.okafor@auditors.example' : `${entry.name}@${domain}`,
    jobTitle: entry.job,
    department: entry.department,
    officeCity: entry.city,
    licences: entry.licences ?? ['SPE_E3'],
    roles: entry.roles ?? [],
    isGuest: entry.name === 'guest',
    hasPhoto: entry.name !== 'guest' && entry.name !== 'frontline',
    language: entry.language,
    phone: `+45 70 20 10 ${String(10 + index)}`,
    mobile: `+45 20 30 40 ${String(10 + index)}`,
    birthday: `--${String((index % 12) + 1).padStart(2, '0')}-${String(5 + index).padStart(2, '0')}`,
    hired: `20${String(8 + index).padStart(2, '0')}-0${(index % 9) + 1}-01`,
    demonstrates: entry.demonstrates,
  }));
}
