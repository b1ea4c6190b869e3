import type { Texts } from '../topics';

export const texts: Texts['pageTools'] = {
  bulk: {
    stop: 'Afslut valget',
    every: 'Vælg alle viste',
    change: 'Ændr …',
    toolbar: 'De valgte sider',
    operation: 'Ændring af de valgte sider',
    close: 'Luk',
    cancel: 'Annuller',
    reason: '“{title}”: {reason}',
    failed: 'Disse sider blev ikke ændret:',
    notRestored: 'Disse sider blev ikke lagt tilbage:',
    chosen: { one: '{count} side valgt', other: '{count} sider valgt' },
    most: 'Højst {count} sider kan ændres på én gang.',
    done: { one: '{count} side ændret', other: '{count} sider ændret' },
    deleted: { one: '{count} side slettet', other: '{count} sider slettet' },
    restored: { one: '{count} side lagt tilbage', other: '{count} sider lagt tilbage' },
    reasons: {
      lastChannel: 'Den ville ikke have flere kanaler og dermed være for alle.',
      foreignChannel: 'Du kan kun tilføje kanaler, du selv følger.',
      planned: 'Den er planlagt til senere. Udgiv den, før du arkiverer den.',
    },
    actions: {
      publish: 'Udgiv',
      archive: 'Arkivér',
      delete: 'Slet',
      addChannels: 'Tilføj kanaler',
      removeChannels: 'Fjern kanaler',
    },
    questions: {
      publish: 'Udgiv de valgte sider nu?',
      archive: 'Arkivér de valgte sider?',
      delete: 'Slet de valgte sider?',
      addChannels: 'Hvilke kanaler vil du tilføje?',
      removeChannels: 'Hvilke kanaler vil du fjerne?',
    },
    effects: {
      publish: 'Læserne ser dem med det samme.',
      archive:
        'Læserne finder dem ikke længere. Redaktører finder dem med filteret “Medtag arkiverede sider”.',
      delete: 'De forsvinder for alle med det samme. Du kan finde dem i papirkurven.',
      addChannels: 'Sider, som var for alle, er derefter kun for dem, der følger disse kanaler.',
      removeChannels:
        'En side, der ikke ville have flere kanaler, bliver, som den er, fordi den ellers ville være for alle.',
    },
  },
  trash: {
    title: 'Papirkurv',
    introduction:
      'Slettede sider. Sider, der ikke lægges tilbage i tide, slettes permanent sammen med billeder, som intet andet bruger.',
    none: 'Papirkurven er tom.',
    deleted: 'Slettet {date} af {person}',
    kept: 'Gemmes til {date}',
    putBack: 'Læg tilbage',
    putBackThis: 'Læg {title} tilbage',
    purge: 'Slet permanent',
    purgeThis: 'Slet {title} permanent',
    purgeTitle: 'Slet denne side permanent?',
    purgeText: '“{title}” og dens historik kan ikke lægges tilbage bagefter.',
    purged: 'Siden er slettet permanent',
  },
};
