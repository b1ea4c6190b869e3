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
    most: 'Högst {count} sidor kan ändras på en gång.',
    done: { one: '{count} sida ändrad', other: '{count} sidor ändrade' },
    deleted: { one: '{count} sida borttagen', other: '{count} sidor borttagna' },
    restored: { one: '{count} sida har lagts tillbaka', other: '{count} sidor har lagts tillbaka' },
    reasons: {
      lastChannel: 'Den skulle inte ha några kanaler kvar och därmed vara för alla.',
      foreignChannel: 'Du kan bara lägga till kanaler som du själv följer.',
      planned: 'Den är schemalagd till senare. Publicera den innan du arkiverar den.',
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
      addChannels: 'Vilka kanaler vill du lägga till?',
      removeChannels: 'Vilka kanaler vill du ta bort?',
    },
    effects: {
      publish: 'Läsarna ser dem direkt.',
      archive:
        'Läsarna hittar dem inte längre. Redaktörer hittar dem med filtret ”Ta med arkiverade sidor”.',
      delete: 'De försvinner direkt för alla. Du kan hitta dem i papperskorgen.',
      addChannels: 'Sidor som var för alla är sedan bara för dem som följer kanalerna.',
      removeChannels:
        'En sida som inte skulle ha några kanaler kvar förblir som den är, eftersom den annars skulle vara för alla.',
    },
  },
  trash: {
    title: 'Papperskorg',
    introduction:
      'Borttagna sidor. Sidor som inte läggs tillbaka i tid tas bort permanent, tillsammans med bilder som inget annat använder.',
    none: 'Papperskorgen är tom.',
    deleted: 'Borttagen {date} av {person}',
    kept: 'Sparas till {date}',
    putBack: 'Lägg tillbaka',
    putBackThis: 'Lägg tillbaka {title}',
    purge: 'Ta bort permanent',
    purgeThis: 'Ta bort {title} permanent',
    purgeTitle: 'Ta bort den här sidan permanent?',
    purgeText: '”{title}” och dess historik kan inte läggas tillbaka efteråt.',
    purged: 'Sidan har tagits bort permanent',
  },
};
