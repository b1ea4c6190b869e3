import type { Texts } from '../topics';

export const texts: Texts['teams'] = {
  signingIn: 'Kirjaudutaan …',
  onlyInTeams: 'Tämä sivu kuuluu Microsoft Teamsin portaaliin. Sulje se ja kirjaudu sisään sieltä.',
  copyLink: 'Kopioi linkki',
  linkCopied: 'Linkki kopioitiin.',
  linkNotCopied: 'Linkkiä ei voitu kopioida. Kopioi osoite selaimesta.',
  morePermissions: 'Osa sisällöstä puuttuu, kunnes kirjaudut uudelleen.',
};
