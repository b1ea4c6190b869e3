import type { Texts } from '../topics';

export const texts: Texts['pageReading'] = {
  close: 'Sulje',
  contents: 'Tällä sivulla',
  owner: {
    chat: 'Keskustele',
    chatWith: 'Keskustele: {name}',
    call: 'Soita',
    callPerson: 'Soita: {name}',
  },
  neighbours: { title: 'Lisää sivuja', previous: 'Edellinen', next: 'Seuraava' },
  why: {
    title: 'Miksi näen tämän?',
    somebody: 'Miksi joku muu näkee sen tai ei näe?',
    you: {
      shown: 'Näet tämän sivun:',
      unlisted: 'Voit avata tämän sivun, mutta se ei näy luetteloissasi:',
      withheld: 'Voit avata tämän sivun, koska muokkaat sivuja. Lukijana et näkisi sitä:',
    },
    they: {
      shown: '{name} näkee tämän sivun:',
      unlisted: '{name} voi avata tämän sivun, mutta se ei näy hänen luetteloissaan:',
      withheld: '{name} ei näe tätä sivua:',
    },
    nobody: 'Portaali ei vielä tunne henkilöä {name}. Se tuntee ihmiset, kun he ovat avanneet sen.',
    unknownTerm: 'jotain poistettua',
    everybody: 'Se on tarkoitettu kaikille.',
    youFollow: 'Seuraat: {terms}.',
    theyFollow: '{name} seuraa: {terms}.',
    onlyFollowers: 'Se on vain niille, jotka seuraavat: {terms}.',
    language: 'Sen kieli: {terms}.',
    otherLanguage: 'Sen kieli ei ole valittujen kielten joukossa: {terms}.',
    anyLanguage: 'Sivut näytetään kaikilla kielillä.',
    withoutLanguage: 'Sillä ei ole kieltä, ja sellaiset sivut näytetään kaikille.',
    onlyWithLanguage: 'Sillä ei ole kieltä, ja vain valituilla kielillä olevat sivut näytetään.',
    published: 'Se julkaistiin {date}.',
    planned: 'Se julkaistaan {date}.',
    draft: 'Se on luonnos.',
    shownUntil: 'Se näytetään {date} asti.',
    archived: 'Se arkistoitiin {date}.',
  },
};
