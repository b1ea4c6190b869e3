import type { Texts } from '../topics';

export const texts: Texts['pageTools'] = {
  bulk: {
    stop: 'Sluta välja',
    every: 'Välj alla som visas',
    change: 'Ändra …',
    toolbar: 'De valda sidorna',
    operation: 'Ändring av de valda sidorna',
    close: 'Stäng',
    cancel: 'Avbryt',
    reason: '”{title}”: {reason}',
    failed: 'De här sidorna ändrades inte:',
    notRestored: 'De här sidorna lades inte tillbaka:',
    chosen: { one: '{count} sida vald', other: '{count} sidor valda' },
    done: { one: '{count} sida ändrad', other: '{count} sidor ändrade' },
    deleted: { one: '{count} sida borttagen', other: '{count} sidor borttagna' },
    restored: { one: '{count} sida har lagts tillbaka', other: '{count} sidor har lagts tillbaka' },
    reasons: {
      lastChannel: 'Den skulle bli utan kanal och vara för alla.',
      foreignChannel: 'Du kan bara ge kanaler som du själv följer.',
      planned: 'Den är planerad till senare. Publicera den innan du arkiverar den.',
    },
    actions: {
      publish: 'Publicera',
      archive: 'Arkivera',
      delete: 'Ta bort',
      addChannels: 'Lägg till kanaler',
      removeChannels: 'Ta bort kanaler',
    },
    questions: {
      publish: 'Publicera de valda sidorna nu?',
      archive: 'Arkivera de valda sidorna?',
      delete: 'Ta bort de valda sidorna?',
      addChannels: 'Vilka kanaler ska läggas till?',
      removeChannels: 'Vilka kanaler ska tas bort?',
    },
    effects: {
      publish: 'Läsarna ser dem genast.',
      archive:
        'Läsarna hittar dem inte längre. Det gör redaktörer med filtret ”Ta med arkiverade sidor”.',
      delete: 'De försvinner för alla genast. Du hittar dem i papperskorgen.',
      addChannels: 'Sidor som var för alla är sedan bara för dem som följer kanalerna.',
      removeChannels:
        'En sida som skulle bli utan kanal förblir som den är, eftersom den annars skulle vara för alla.',
    },
  },
  trash: {
    title: 'Papperskorg',
    introduction:
      'Sidor som har tagits bort. Det som inte läggs tillbaka i tid tas bort för gott, med de bilder som inget annat använder.',
    none: 'Papperskorgen är tom.',
    deleted: 'Borttagen {date} av {person}',
    kept: 'Sparas till {date}',
    putBack: 'Lägg tillbaka',
    putBackThis: 'Lägg tillbaka {title}',
    purge: 'Ta bort för gott',
    purgeThis: 'Ta bort {title} för gott',
    purgeTitle: 'Ta bort den här sidan för gott?',
    purgeText: '”{title}” och dess historik kan inte läggas tillbaka efteråt.',
    purged: 'Sidan har tagits bort för gott',
  },
};
