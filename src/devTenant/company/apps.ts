import type { TileColourName } from '#shared/rules/appTiles';
import type { Language } from './person';

/** An app or smart link of the example organisation. */
export interface CompanyApp {
  title: string;
  description: string;
  address: string;
  icon: string;
  colour: TileColourName;
  /** Keys of channels that it comes with; empty: people add it themselves. */
  channels: string[];
  /** Only for readers of these languages; left out: for all. */
  languages?: Language[];
  introduction?: string;
  /** The service of Microsoft 365 that it belongs to. */
  service?: string;
  /** Path of Graph that counts what has not been seen. */
  counts?: string;
  /** Shown as new for so many days from now. */
  newFor?: number;
  /** A smart link: always, or on these ISO weekdays and in these hours. */
  smart?: 'always' | { days: number[]; from: string; to: string };
}

const offices = [
  'denmark',
  'norway',
  'sweden',
  'finland',
  'iceland',
  'copenhagen',
  'esbjerg',
  'oslo',
  'bergen',
  'gothenburg',
  'stockholm',
  'turku',
  'helsinki',
  'reykjavik',
];

export const apps: readonly CompanyApp[] = [
  {
    title: 'Timesheets',
    description: 'Hours, overtime and absence',
    address: 'https://time.nordvik.example/',
    icon: 'clock',
    colour: 'teal',
    channels: offices,
    introduction:
      "<p>Enter your hours by <strong>Friday at noon</strong>. Whoever works at sea enters them when back on land.</p><ul><li>Overtime needs your team leader's name.</li><li>Absence is entered in the calendar, not here.</li></ul>",
  },
  {
    title: 'Travel and expenses',
    description: 'Book trips and send in receipts',
    address: 'https://travel.nordvik.example/',
    icon: 'airplane',
    colour: 'blue',
    channels: offices,
  },
  {
    title: 'Outlook',
    description: 'Mail and calendar',
    address: 'https://outlook.office.com/mail/',
    icon: 'mail',
    colour: 'navy',
    channels: offices,
    service: 'exchange',
    counts: '/v1.0/me/mailFolders/inbox?$select=unreadItemCount',
  },
  {
    title: 'Safety reports',
    description: 'Report hazards and near misses',
    address: 'https://safety.nordvik.example/report',
    icon: 'shield',
    colour: 'red',
    channels: ['safety', 'terminals', 'offshore', 'engineering'],
    introduction:
      '<p>Every report counts, also of what nearly happened. You may stay anonymous.</p>',
  },
  {
    title: 'Vessel schedule',
    description: 'Where our ships are and when they call',
    address: 'https://fleet.nordvik.example/schedule',
    icon: 'ship',
    colour: 'slate',
    channels: ['shipping', 'terminals'],
    newFor: 30,
  },
  {
    title: 'IT help',
    description: 'Ask for help, order equipment',
    address: 'https://servicedesk.nordvik.example/',
    icon: 'headset',
    colour: 'purple',
    channels: offices,
  },
  {
    title: 'Meeting rooms',
    description: 'Find and book a room in any office',
    address: 'https://rooms.nordvik.example/',
    icon: 'building',
    colour: 'brown',
    channels: [],
  },
  {
    title: 'Planner',
    description: 'Plans and tasks of your teams',
    address: 'https://planner.cloud.microsoft/',
    icon: 'tasks',
    colour: 'green',
    channels: [],
    service: 'ProjectWorkManagement',
  },
  {
    title: 'Learning',
    description: 'Courses, certificates and renewals',
    address: 'https://learning.nordvik.example/',
    icon: 'book',
    colour: 'magenta',
    channels: [],
    newFor: 14,
  },
  {
    title: 'Purchasing',
    description: 'Order from approved suppliers',
    address: 'https://buy.nordvik.example/',
    icon: 'cart',
    colour: 'orange',
    channels: [],
  },
  {
    title: 'Lønsedler',
    description: 'Din lønseddel, måned for måned',
    address: 'https://loen.nordvik.example/',
    icon: 'money',
    colour: 'green',
    channels: ['denmark', 'copenhagen', 'esbjerg'],
    languages: ['da'],
  },
  {
    title: 'Lönebesked',
    description: 'Ditt lönebesked, månad för månad',
    address: 'https://lon.nordvik.example/',
    icon: 'money',
    colour: 'green',
    channels: ['sweden', 'gothenburg', 'stockholm'],
    languages: ['sv'],
  },
  {
    title: 'Lønnsslipper',
    description: 'Lønnsslippen din, måned for måned',
    address: 'https://lonn.nordvik.example/',
    icon: 'money',
    colour: 'green',
    channels: ['norway', 'oslo', 'bergen'],
    languages: ['no'],
  },
  {
    title: 'Palkkalaskelmat',
    description: 'Palkkalaskelmasi kuukausittain',
    address: 'https://palkka.nordvik.example/',
    icon: 'money',
    colour: 'green',
    channels: ['finland', 'turku', 'helsinki'],
    languages: ['fi'],
  },
  {
    title: 'Payslips',
    description: 'Your payslip, month by month',
    address: 'https://pay.nordvik.example/',
    icon: 'money',
    colour: 'green',
    channels: [],
    languages: ['en'],
  },
  {
    title: 'Book your pension talk',
    description: 'Thirty minutes with an adviser; only until 10 December.',
    address: 'https://pension.nordvik.example/',
    icon: 'people',
    colour: 'teal',
    channels: [],
    newFor: 7,
    smart: 'always',
  },
  {
    title: 'What is for lunch?',
    description: "The menus of all restaurants, on weekdays until two o'clock.",
    address: '/',
    icon: 'food',
    colour: 'orange',
    channels: [],
    smart: { days: [1, 2, 3, 4, 5], from: '07:00', to: '14:00' },
  },
  {
    title: 'Friday quiz',
    description: 'Ten questions, five minutes. The winners are named on Monday.',
    address: 'https://quiz.nordvik.example/',
    icon: 'question',
    colour: 'magenta',
    channels: [],
    introduction:
      '<p>Anybody may play, alone or with a colleague. The questions come from the departments in turn.</p>',
    smart: { days: [5], from: '12:00', to: '16:00' },
  },
];
