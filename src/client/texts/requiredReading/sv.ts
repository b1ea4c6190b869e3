import type { Texts } from '../topics';

export const texts: Texts['requiredReading'] = {
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
  mark: 'Markera som läst',
  markHint: 'Klicka för att markera som läst',
  marked: 'Markerad som läst',
  markingOf: 'Markera ”{title}” som läst',
  question: {
    title: 'Har du läst den?',
    text: '”{title}” räknas sedan som läst och kan inte markeras som oläst igen.',
    accept: 'Ja, jag har läst den',
    decline: 'Inte än',
  },
  manage: 'Hantera',
};
