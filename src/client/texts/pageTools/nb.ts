import type { Texts } from '../topics';

export const texts: Texts['pageTools'] = {
  bulk: {
    stop: 'Avslutt valget',
    every: 'Velg alle som vises',
    change: 'Endre …',
    toolbar: 'De valgte sidene',
    operation: 'Endring av de valgte sidene',
    close: 'Lukk',
    cancel: 'Avbryt',
    reason: '«{title}»: {reason}',
    failed: 'Disse sidene ble ikke endret:',
    notRestored: 'Disse sidene ble ikke lagt tilbake:',
    chosen: { one: '{count} side valgt', other: '{count} sider valgt' },
    most: 'Høyst {count} sider kan endres på én gang.',
    done: { one: '{count} side endret', other: '{count} sider endret' },
    deleted: { one: '{count} side slettet', other: '{count} sider slettet' },
    restored: { one: '{count} side lagt tilbake', other: '{count} sider lagt tilbake' },
    reasons: {
      lastChannel: 'Den ville ikke hatt flere kanaler og dermed vært for alle.',
      foreignChannel: 'Du kan bare legge til kanaler du selv følger.',
      planned: 'Den er planlagt til senere. Publiser den før du arkiverer den.',
    },
    actions: {
      publish: 'Publiser',
      archive: 'Arkiver',
      delete: 'Slett',
      addChannels: 'Legg til kanaler',
      removeChannels: 'Fjern kanaler',
    },
    questions: {
      publish: 'Publisere de valgte sidene nå?',
      archive: 'Arkivere de valgte sidene?',
      delete: 'Slette de valgte sidene?',
      addChannels: 'Hvilke kanaler vil du legge til?',
      removeChannels: 'Hvilke kanaler vil du fjerne?',
    },
    effects: {
      publish: 'Leserne ser dem med en gang.',
      archive:
        'Leserne finner dem ikke lenger. Redaktører finner dem med filteret «Ta med arkiverte sider».',
      delete: 'De forsvinner for alle med en gang. Du kan finne dem i papirkurven.',
      addChannels: 'Sider som var for alle, er etterpå bare for dem som følger disse kanalene.',
      removeChannels:
        'En side som ikke ville hatt flere kanaler, forblir som den er, fordi den ellers ville vært for alle.',
    },
  },
  trash: {
    title: 'Papirkurv',
    introduction:
      'Slettede sider. Sider som ikke legges tilbake i tide, slettes permanent sammen med bilder som ingenting annet bruker.',
    none: 'Papirkurven er tom.',
    deleted: 'Slettet {date} av {person}',
    kept: 'Beholdes til {date}',
    putBack: 'Legg tilbake',
    putBackThis: 'Legg {title} tilbake',
    purge: 'Slett permanent',
    purgeThis: 'Slett {title} permanent',
    purgeTitle: 'Slette denne siden permanent?',
    purgeText: '«{title}» og historikken kan ikke legges tilbake etterpå.',
    purged: 'Siden er slettet permanent',
  },
};
