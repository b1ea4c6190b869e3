import type { Texts } from '../topics';

export const texts: Texts['collaboration'] = {
  activity: {
    title: 'Senaste aktiviteter',
    introduction: 'Vad som nyligen har ändrats på de webbplatser som du använder mest.',
    none: 'Inga nya aktiviteter hittades i SharePoint.',
    somebody: 'Någon',
    unnamed: 'ett objekt',
    changes: {
      added: '{name} lade till {title}',
      deleted: '{name} tog bort {title}',
      moved: '{name} flyttade {title}',
      renamed: '{name} bytte namn på {title}',
      restored: '{name} återställde {title}',
      updated: '{name} uppdaterade {title}',
    },
    from: {
      recent:
        'Microsoft 365 anger inte vilka webbplatser du använder mest. Ändringarna kommer från de webbplatser som du besökte senast.',
      followed:
        'Microsoft 365 anger inte vilka webbplatser du använder mest. Ändringarna kommer från de webbplatser som du följer.',
    },
  },
  unlicensed: 'Webbplatser och aktiviteter kommer från Microsoft 365, som du saknar licens för.',
  tabs: { latest: 'Senaste', followed: 'Följda' },
  kinds: {
    team: 'Gruppwebbplats',
    communication: 'Kommunikationswebbplats',
    channel: 'Kanalwebbplats',
  },
  latestFromFollowed:
    'SharePoint anger inte var du har varit senast. Här är de webbplatser som du följer.',
  deleted:
    'Den här gruppen har nyligen tagits bort. Den försvinner härifrån när sökindexet har uppdaterats.',
  follows: {
    follow: 'Följ {title}',
    followHint: 'Följ den här webbplatsen i SharePoint',
    unfollowHint: 'Sluta följa den här webbplatsen',
    begun: 'Du följer nu {title}.',
    ended: 'Du följer inte längre {title}.',
    find: 'Hitta en webbplats att följa',
    found: { one: '{count} webbplats hittad', other: '{count} webbplatser hittade' },
    noneFound: 'Inga webbplatser hittades.',
  },
  details: {
    about: 'Om {title}',
    hub: 'Hör till {hub}',
    isHub: 'Det här är en hubbwebbplats: andra webbplatser hör till den.',
    none: 'Det finns inget mer att visa om den här webbplatsen.',
    partial: 'Vissa uppgifter kunde inte hämtas.',
    talks: { team: 'Team i Microsoft Teams', community: 'Community i Viva Engage' },
  },
  latest: 'Dina senaste webbplatser',
  latestIntroduction: 'Där du senast har varit i SharePoint.',
  noLatest: 'Inga nyligen besökta webbplatser hittades.',
  groups: 'Dina samarbetswebbplatser',
  followed: 'Webbplatser du följer',
  noFollowed:
    'Du följer inga webbplatser ännu. Hitta en webbplats ovan, eller följ en med stjärnan, så visas den här.',
};
