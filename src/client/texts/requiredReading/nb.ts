import type { Texts } from '../topics';

export const texts: Texts['requiredReading'] = {
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
  mark: 'Merk som lest',
  markHint: 'Klikk for å merke som lest',
  marked: 'Merket som lest',
  markingOf: 'Merk «{title}» som lest',
  question: {
    title: 'Har du lest den?',
    text: '«{title}» regnes da som lest, og kan ikke merkes som ulest igjen.',
    accept: 'Ja, jeg har lest den',
    decline: 'Ikke ennå',
  },
  manage: 'Administrer',
};
