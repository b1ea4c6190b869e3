import { lazyTexts } from './lazyTexts';

const en = {
  introduction: 'What you have been asked to read.',
  showRead: 'Show read',
  left: { one: '{count} item to read', other: '{count} items to read' },
  overdue: { one: '{count} overdue', other: '{count} overdue' },
  allRead: 'You have read everything.',
  none: 'There is nothing for you to read.',
  due: 'Read by {date}',
  wasDue: 'Was to be read by {date}',
  late: 'Overdue',
  draft: 'Draft',
  isNew: 'New',
  isRead: 'read',
  mark: 'Click to mark this item as read',
  marked: 'Marked as read',
  question: { title: 'Have you read it?', text: '“{title}” then counts as read, and cannot be marked as unread again.', accept: 'Yes, I have read it', decline: 'Not yet' },
  manage: 'Manage',
};
export type RequiredReadingTexts = typeof en;

const da: RequiredReadingTexts = {
  introduction: 'Det, du er blevet bedt om at læse.',
  showRead: 'Vis læste',
  left: { one: '{count} tekst at læse', other: '{count} tekster at læse' },
  overdue: { one: '{count} over fristen', other: '{count} over fristen' },
  allRead: 'Du har læst det hele.',
  none: 'Der er ikke noget, du skal læse.',
  due: 'Læses senest {date}',
  wasDue: 'Skulle være læst senest {date}',
  late: 'Over fristen',
  draft: 'Kladde',
  isNew: 'Ny',
  isRead: 'læst',
  mark: 'Klik for at markere som læst',
  marked: 'Markeret som læst',
  question: { title: 'Har du læst den?', text: '“{title}” gælder derefter som læst og kan ikke markeres som ulæst igen.', accept: 'Ja, jeg har læst den', decline: 'Ikke endnu' },
  manage: 'Administrer',
};

const sv: RequiredReadingTexts = {
  introduction: 'Det du har blivit ombedd att läsa.',
  showRead: 'Visa lästa',
  left: { one: '{count} text att läsa', other: '{count} texter att läsa' },
  overdue: { one: '{count} försenad', other: '{count} försenade' },
  allRead: 'Du har läst allt.',
  none: 'Det finns inget som du behöver läsa.',
  due: 'Läs senast {date}',
  wasDue: 'Skulle ha lästs senast {date}',
  late: 'Försenad',
  draft: 'Utkast',
  isNew: 'Ny',
  isRead: 'läst',
  mark: 'Klicka för att markera som läst',
  marked: 'Markerad som läst',
  question: { title: 'Har du läst den?', text: '”{title}” räknas sedan som läst och kan inte markeras som oläst igen.', accept: 'Ja, jag har läst den', decline: 'Inte än' },
  manage: 'Hantera',
};

const fi: RequiredReadingTexts = {
  introduction: 'Nämä sinua on pyydetty lukemaan.',
  showRead: 'Näytä luetut',
  left: { one: '{count} luettava', other: '{count} luettavaa' },
  overdue: { one: '{count} myöhässä', other: '{count} myöhässä' },
  allRead: 'Olet lukenut kaiken.',
  none: 'Sinulla ei ole luettavaa.',
  due: 'Lue viimeistään {date}',
  wasDue: 'Olisi pitänyt lukea viimeistään {date}',
  late: 'Myöhässä',
  draft: 'Luonnos',
  isNew: 'Uusi',
  isRead: 'luettu',
  mark: 'Merkitse luetuksi napsauttamalla',
  marked: 'Merkitty luetuksi',
  question: { title: 'Oletko lukenut tämän?', text: '”{title}” merkitään luetuksi, eikä sitä voi enää palauttaa lukemattomaksi.', accept: 'Kyllä, olen lukenut', decline: 'En vielä' },
  manage: 'Hallinnoi',
};

const nb: RequiredReadingTexts = {
  introduction: 'Det du er blitt bedt om å lese.',
  showRead: 'Vis leste',
  left: { one: '{count} tekst å lese', other: '{count} tekster å lese' },
  overdue: { one: '{count} over fristen', other: '{count} over fristen' },
  allRead: 'Du har lest alt.',
  none: 'Det er ikke noe du må lese.',
  due: 'Leses innen {date}',
  wasDue: 'Skulle vært lest innen {date}',
  late: 'Over fristen',
  draft: 'Utkast',
  isNew: 'Ny',
  isRead: 'lest',
  mark: 'Klikk for å merke som lest',
  marked: 'Merket som lest',
  question: { title: 'Har du lest den?', text: '«{title}» regnes da som lest, og kan ikke merkes som ulest igjen.', accept: 'Ja, jeg har lest den', decline: 'Ikke ennå' },
  manage: 'Administrer',
};

/** Texts of required reading, which load with the widget. */
export const useRequiredReadingTexts = lazyTexts<RequiredReadingTexts>({ en: async () => en, da: async () => da, sv: async () => sv, fi: async () => fi, nb: async () => nb });
