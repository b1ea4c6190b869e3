import type { Texts } from '../topics';

export const texts: Texts['birthdays'] = {
  failedName: 'Din fødselsdag',
  introduction: 'I dag fejrer vi:',
  none: 'Ingen fødselsdage i dag.',
  congratulate: 'Ønsk tillykke',
  congratulateName: 'Ønsk {name} tillykke i en chat',
  greeting: 'Tillykke med fødselsdagen, {name}!',
};
