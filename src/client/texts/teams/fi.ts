import type { Texts } from '../topics';

export const texts: Texts['teams'] = {
  signingIn: 'Kirjaudutaan sisään …',
  onlyInTeams:
    'Tämä sivu kuuluu Microsoft Teamsissa avattuun portaaliin. Sulje se ja kirjaudu sisään sieltä.',
  morePermissions: 'Osa sisällöstä puuttuu, kunnes kirjaudut uudelleen.',
};
