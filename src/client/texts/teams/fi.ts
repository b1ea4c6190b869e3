import type { Texts } from '../topics';

export const texts: Texts['teams'] = {
  signingIn: 'Kirjaudutaan …',
  onlyInTeams: 'Tämä sivu kuuluu Microsoft Teamsin portaaliin. Sulje se ja kirjaudu sisään sieltä.',
  morePermissions: 'Osa sisällöstä puuttuu, kunnes kirjaudut uudelleen.',
};
