import type { Texts } from '../topics';

export const texts: Texts['menuEditor'] = {
  title: 'Valikko',
  node: 'Kohta',
  menu: 'Valikon järjestys',
  help: {
    title: 'Näin valikko toimii',
    channels:
      'Kohta, jolla on kanavia, ja kaikki sen alla näkyvät vain niille, jotka seuraavat jotakin niistä. Merkki osoittaa nämä kohdat.',
    headings:
      'Osiossa on otsikoita ja otsikossa linkkejä. Otsikko ilman linkkejä on itse linkki, jos sillä on osoite.',
    order:
      'Vedä kohtaa kahvasta tai siirrä sitä näppäimistöllä tai sen valikosta. Se pysyy tasollaan.',
  },
  addSection: 'Lisää osio',
  addHeading: 'Lisää otsikko',
  newLink: 'Uusi linkki',
  addTo: '{add}: {name}',
  none: 'Valikossa ei ole vielä mitään. Aloita lisäämällä osio.',
  below: 'Kohdan {name} alla',
  titleField: 'Otsikko',
  url: 'Osoite',
  urlHint: 'Minne se vie. Tyhjä: se vain kokoaa sen, mitä sen alla on.',
  parent: 'Minkä alla se on',
  noParent: 'Ei minkään: se on osio',
  parents: 'Osiot ja otsikot',
  noPlace:
    'Sitä ei voi sijoittaa siihen: paikkaa ei enää ole, tai valikossa olisi yli kolme tasoa. Valitse toinen.',
  channels: 'Kanavat',
  channelsHint: 'Vain näiden kanavien seuraajat näkevät sen. Ei yhtään: kaikki.',
  languages: 'Kielet',
  languagesHint: 'Vain näiden kielten lukijat näkevät sen. Ei yhtään: kaikki.',
  isExternal: 'Vie organisaation ulkopuolelle: avautuu uuteen välilehteen',
  isDocLib: 'On asiakirjakirjasto',
  added: 'Kohta lisätty',
  updated: 'Kohta päivitetty',
  restored: 'Kohta palautettu',
  moved: 'Järjestys tallennettu',
  deletion: {
    title: 'Poistetaanko kohta?',
    text: '”{name}” katoaa heti kaikilta.',
    below: {
      one: '”{name}” ja {count} kohta sen alta katoavat heti kaikilta.',
      other: '”{name}” ja {count} kohtaa sen alta katoavat heti kaikilta.',
    },
  },
  available: 'Käytettävissä merkintään',
  audiences: 'Kohderyhmät',
  place: 'Paikka',
  term: 'SharePointin termi',
  export: 'Vie tiedostoon',
  imports: {
    open: 'Tuo …',
    operation: 'Tuonti',
    title: 'Tuodaanko kohdat?',
    text: {
      one: 'Tiedoston {count} kohta lisätään nykyisten perään.',
      other: 'Tiedoston {count} kohtaa lisätään nykyisten perään.',
    },
    accept: 'Tuo',
    unreadable: 'Tiedosto ei ole täältä viety valikko. Valitse toinen.',
  },
  termSet: {
    open: 'Tuo termijoukosta …',
    title: 'Tuo termijoukosta',
    introduction:
      'Vertaa SharePointin termijoukkoa valikkoon. Näet muutokset, ennen kuin ne tehdään. Nykyiset kohdat pysyvät paikallaan.',
    none: 'Termijoukkoa ei ole vielä määritetty. Määritä se asetuksessa navigationTermSetId.',
    titles: 'Otsikot',
    oneLanguage: 'Kieli: {language}, kaikille',
    each: 'Jokainen kieli omille lukijoilleen',
    eachHint:
      'Valikko saa kohdat kerran kullakin kielellä. Jokainen näkee ne niillä kielillä, joita lukee.',
    same: 'Valikko vastaa jo termijoukkoa. Tuotavaa ei ole.',
    changed: { one: '{count} muuttunut', other: '{count} muuttunutta' },
    linked: {
      one: '{count} tunnistetaan otsikostaan ja seuraa tästä lähtien termiään.',
      other: '{count} tunnistetaan otsikoistaan ja seuraa tästä lähtien termejään.',
    },
    unchanged: { one: '{count} on sama molemmissa.', other: '{count} on samoja molemmissa.' },
    onlyHere: {
      one: '{count} valikon kohta tulee muualta ja säilyy.',
      other: '{count} valikon kohtaa tulee muualta ja säilyy.',
    },
    noAddress: 'ei osoitetta',
    tooDeep: 'Jätetään pois, koska valikossa on kolme tasoa: {names}.',
    hidden: 'Jätetään pois kuten SharePointin navigoinnissakin: {names}.',
    takesChanges: 'Päivitä myös muuttuneet otsikot ja osoitteet',
    run: { one: 'Tuo {count} kohta', other: 'Tuo {count} kohtaa' },
  },
};
