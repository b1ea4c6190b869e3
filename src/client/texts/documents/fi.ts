import type { Texts } from '../topics';

export const texts: Texts['documents'] = {
  title: 'Omat asiakirjat',
  failedName: 'Asiakirjasi',
  introduction: 'Asiakirjat, joiden parissa sinä ja kollegasi työskentelette.',
  oneDrive: 'Siirry OneDriveen',
  tabs: { recent: 'Viimeisimmät', trending: 'Suositut', shared: 'Jaetut' },
  none: 'Asiakirjoja ei löytynyt.',
  opened: 'Avattu {date}',
  changed: 'Muokattu {date}',
  shared: 'Jaettu {date}',
  sharedBy: 'Jakanut {name} {date}',
  untitled: 'Nimetön asiakirja',
  place: 'Sijainti: {name}',
  upload: 'Lataa palveluun',
  drop: 'Lataa ja avaa tiedosto vetämällä se tähän',
  folders: 'Kansioita ei ladata: {names}. Valitse niissä olevat tiedostot.',
  picture: 'Kuva {time}',
  more: 'Toiminnot: {title}',
  openInBrowser: 'Avaa selaimessa',
  openInTeams: 'Avaa Teamsissa',
  openInDesktop: 'Avaa työpöytäsovelluksessa',
  asking: 'Etsitään muita tapoja avata se',
  copy: 'Kopioi linkki',
  copied: 'Linkki kopioitiin.',
  notCopied: 'Selain ei sallinut linkin kopioimista. Avaa asiakirja ja kopioi osoite siitä.',
  noInsights: {
    recent:
      'Microsoft 365 ei kerro, mitä olet viimeksi avannut: organisaatiosi on poistanut sen käytöstä tai sinulla ei ole siihen oikeutta. Tässä ovat viimeksi muokatut asiakirjat.',
    trending:
      'Microsoft 365 ei kerro, mikä on suosittua ympärilläsi: organisaatiosi on poistanut sen käytöstä tai sinulla ei ole siihen oikeutta.',
    shared:
      'Microsoft 365 ei kerro, mitä kanssasi on jaettu: organisaatiosi on poistanut sen käytöstä tai sinulla ei ole siihen oikeutta. Löydät sen OneDrivesta.',
  },
};
