import type { Texts } from '../topics';

export const texts: Texts['requiredReading'] = {
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
  mark: 'Markér som læst',
  markHint: 'Klik for at markere som læst',
  marked: 'Markeret som læst',
  markingOf: 'Markér “{title}” som læst',
  question: {
    title: 'Har du læst den?',
    text: '“{title}” gælder derefter som læst og kan ikke markeres som ulæst igen.',
    accept: 'Ja, jeg har læst den',
    decline: 'Ikke endnu',
  },
  manage: 'Administrer',
};
