import type { Texts } from '../topics';

export const texts: Texts['pageTools'] = {
  bulk: {
    stop: 'Lopeta valinta',
    every: 'Valitse kaikki näkyvät',
    change: 'Muuta …',
    toolbar: 'Valitut sivut',
    operation: 'Valittujen sivujen muuttaminen',
    close: 'Sulje',
    cancel: 'Peruuta',
    reason: '”{title}”: {reason}',
    failed: 'Näitä sivuja ei muutettu:',
    notRestored: 'Näitä sivuja ei palautettu:',
    chosen: { one: '{count} sivu valittu', other: '{count} sivua valittu' },
    most: 'Enintään {count} sivua voidaan muuttaa kerralla.',
    done: { one: '{count} sivu muutettu', other: '{count} sivua muutettu' },
    deleted: { one: '{count} sivu poistettu', other: '{count} sivua poistettu' },
    restored: { one: '{count} sivu palautettu', other: '{count} sivua palautettu' },
    reasons: {
      lastChannel: 'Se jäisi ilman kanavaa ja näkyisi kaikille.',
      foreignChannel: 'Voit lisätä vain kanavia, joita seuraat itse.',
      planned: 'Se on ajastettu myöhemmäksi. Julkaise se ennen arkistointia.',
    },
    actions: {
      publish: 'Julkaise',
      archive: 'Arkistoi',
      delete: 'Poista',
      addChannels: 'Lisää kanavia',
      removeChannels: 'Poista kanavia',
    },
    questions: {
      publish: 'Julkaistaanko valitut sivut nyt?',
      archive: 'Arkistoidaanko valitut sivut?',
      delete: 'Poistetaanko valitut sivut?',
      addChannels: 'Mitkä kanavat haluat lisätä?',
      removeChannels: 'Mitkä kanavat haluat poistaa?',
    },
    effects: {
      publish: 'Lukijat näkevät ne heti.',
      archive:
        'Lukijat eivät enää löydä niitä. Toimittajat löytävät ne suodattimella ”Näytä myös arkistoidut sivut”.',
      delete: 'Ne katoavat kaikilta heti. Löydät ne roskakorista.',
      addChannels:
        'Kaikille tarkoitetut sivut näkyvät sen jälkeen vain näiden kanavien seuraajille.',
      removeChannels:
        'Sivu, joka jäisi ilman kanavaa, säilyy ennallaan, koska se näkyisi muuten kaikille.',
    },
  },
  trash: {
    title: 'Roskakori',
    introduction:
      'Poistetut sivut. Sivut, joita ei palauteta ajoissa, poistetaan pysyvästi, samoin niiden kuvat, joita mikään muu ei käytä.',
    none: 'Roskakori on tyhjä.',
    deleted: 'Poistettu {date}, poistaja {person}',
    kept: 'Säilytetään {date} asti',
    putBack: 'Palauta',
    putBackThis: 'Palauta {title}',
    purge: 'Poista pysyvästi',
    purgeThis: 'Poista {title} pysyvästi',
    purgeTitle: 'Poistetaanko tämä sivu pysyvästi?',
    purgeText: 'Sivua ”{title}” ja sen historiaa ei voi sen jälkeen palauttaa.',
    purged: 'Sivu poistettiin pysyvästi',
  },
};
