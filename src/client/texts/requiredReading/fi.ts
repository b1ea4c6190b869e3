import type { Texts } from '../topics';

export const texts: Texts['requiredReading'] = {
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
  mark: 'Merkitse luetuksi',
  markHint: 'Merkitse luetuksi napsauttamalla',
  marked: 'Merkitty luetuksi',
  markingOf: 'Merkitse ”{title}” luetuksi',
  question: {
    title: 'Oletko lukenut tämän?',
    text: '”{title}” merkitään luetuksi, eikä sitä voi enää palauttaa lukemattomaksi.',
    accept: 'Kyllä, olen lukenut',
    decline: 'En vielä',
  },
  manage: 'Hallinnoi',
};
