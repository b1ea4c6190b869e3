import type { Texts } from '../topics';

export const texts: Texts['createSite'] = {
  title: 'Uusi sivusto',
  form: 'Lomake',
  introduction:
    'Ryhmä, jolla on sivusto SharePointissa, postilaatikko, kalenteri ja halutessasi tiimi.',
  name: 'Nimi',
  address: 'Osoite',
  addressHint: 'Postilaatikon ja sivuston osoite. Et voi muuttaa sitä myöhemmin.',
  checking: 'Tarkistetaan …',
  unchecked: 'Ei voitu tarkistaa, onko osoite vapaa. Se tarkistetaan uudelleen, kun luot sivuston.',
  free: 'Osoite on vapaa.',
  useName: 'Käytä ”{name}”',
  description: 'Kuvaus',
  descriptionHint: 'Mihin se on tarkoitettu. Kaikki organisaatiossa voivat lukea sen.',
  privacy: 'Kenellä on pääsy',
  private: 'Yksityinen: omistajat ja jäsenet',
  public: 'Julkinen: kaikki organisaatiossa',
  owners: 'Muut omistajat',
  ownersHint: 'Sinäkin olet omistaja. Kun omistajia on kaksi, joku voi aina lisätä muita.',
  members: 'Jäsenet',
  label: 'Luottamuksellisuustunniste',
  noLabel: 'Ei tunnistetta',
  withTeam: 'Tiimi Microsoft Teamsissa',
  template: 'Lähtökohta',
  noTemplate: 'Tyhjä tiimi',
  create: 'Luo sivusto',
  refusedOwner: {
    guest: '{name} on vieras. Vieraat eivät voi omistaa sivustoa.',
    licence:
      'Henkilöllä {name} ei ole SharePoint-käyttöoikeutta, joten hän ei voi omistaa sivustoa.',
  },
  refusedMember: {
    guest: '{name} on vieras. Vieraita ei voi lisätä sivustolle täältä.',
    licence:
      'Henkilöllä {name} ei ole SharePoint-käyttöoikeutta, joten hän ei voi käyttää sivustoa.',
  },
  refused: {
    guest:
      'Olet täällä vieras. Vieraat eivät voi luoda sivustoja; joku organisaatiosta voi tehdä sen puolestasi.',
    licence: 'Sinulla ei ole SharePoint-käyttöoikeutta. Ilman sitä et voi luoda sivustoja.',
  },
  flaws: {
    name: 'Anna nimi.',
    address: 'Anna osoite.',
    tooLong: 'Käytä enintään {max} merkkiä.',
    characters: 'Käytä kirjaimia a–z, numeroita ja yhdysmerkkejä.',
    taken: 'Osoite on varattu. Valitse toinen.',
    blocked: 'Organisaatiosi ei salli yhtä sanoista.',
    prefix: 'Organisaatiosi vaatii alkuun tekstin ”{prefix}”.',
    suffix: 'Organisaatiosi vaatii loppuun tekstin ”{suffix}”.',
    affixes: 'Organisaatiosi vaatii alkuun tekstin ”{prefix}” ja loppuun tekstin ”{suffix}”.',
  },
  steps: {
    group: { name: 'Ryhmä', running: 'Ryhmää luodaan …', failed: 'Ryhmää ei voitu luoda.' },
    people: {
      name: 'Omistajat ja jäsenet',
      running: 'Henkilöitä lisätään …',
      failed: 'Osaa henkilöistä ei voitu lisätä.',
    },
    team: {
      name: 'Tiimi',
      running: 'Tiimiä luodaan. Tämä voi kestää hetken …',
      failed: 'Tiimiä ei voitu luoda.',
    },
    channels: {
      name: 'Kanavat ja välilehdet',
      running: 'Kanavia ja välilehtiä lisätään …',
      failed: 'Osaa kanavista ja välilehdistä ei voitu lisätä.',
    },
    site: { name: 'Sivusto', running: 'Sivustoa valmistellaan …', failed: 'Sivustoa ei löytynyt.' },
  },
  states: { done: 'Valmis', failed: 'Epäonnistui' },
  left: '”{name}” ei ole valmis. Jo luotu säilyy.',
  done: '”{name}” on valmis.',
  doneSoon: '”{name}” on luotu. SharePoint valmistelee vielä sivustoa.',
  goOn: 'Jatka',
  change: 'Muuta tietoja',
  leave: 'Jätä se näin',
  another: 'Luo toinen sivusto',
  openSite: 'Avaa sivusto',
  openTeam: 'Avaa tiimi',
};
