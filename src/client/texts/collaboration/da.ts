import type { Texts } from '../topics';

export const texts: Texts['collaboration'] = {
  activity: {
    title: 'Seneste aktiviteter',
    introduction: 'Hvad der er ændret for nylig på de websteder, du bruger mest.',
    none: 'Der blev ikke fundet nogen nylige aktiviteter i SharePoint.',
    somebody: 'Nogen',
    unnamed: 'et element',
    changes: {
      added: '{name} tilføjede {title}',
      deleted: '{name} slettede {title}',
      moved: '{name} flyttede {title}',
      renamed: '{name} omdøbte {title}',
      restored: '{name} gendannede {title}',
      updated: '{name} opdaterede {title}',
    },
    from: {
      recent:
        'Microsoft 365 oplyser ikke, hvilke websteder du bruger mest. Ændringerne er fra de websteder, du sidst har besøgt.',
      followed:
        'Microsoft 365 oplyser ikke, hvilke websteder du bruger mest. Ændringerne er fra de websteder, du følger.',
    },
  },
  unlicensed: 'Websteder og aktiviteter kommer fra Microsoft 365, som du ikke har licens til.',
  tabs: { latest: 'Seneste', followed: 'Fulgte' },
  kinds: { team: 'Teamwebsted', communication: 'Kommunikationswebsted', channel: 'Kanalwebsted' },
  latestFromFollowed:
    'SharePoint oplyser ikke, hvor du har været for nylig. Her er de websteder, du følger.',
  deleted:
    'Denne gruppe er for nylig blevet slettet. Den forsvinder herfra, når søgeindekset er opdateret.',
  follows: {
    follow: 'Følg {title}',
    followHint: 'Følg dette websted i SharePoint',
    unfollowHint: 'Følg ikke længere dette websted',
    begun: 'Du følger nu {title}.',
    ended: 'Du følger ikke længere {title}.',
    find: 'Find et websted at følge',
    found: { one: '{count} websted fundet', other: '{count} websteder fundet' },
    noneFound: 'Ingen websteder fundet.',
  },
  details: {
    about: 'Om {title}',
    hub: 'Hører til {hub}',
    isHub: 'Webstedet er et hubwebsted: andre websteder hører til det.',
    none: 'Der er ikke mere at vise om dette websted.',
    partial: 'Nogle oplysninger kunne ikke hentes.',
    talks: { team: 'Team i Microsoft Teams', community: 'Fællesskab i Viva Engage' },
  },
  latest: 'Dine seneste websteder',
  latestIntroduction: 'Hvor du sidst har været i SharePoint.',
  noLatest: 'Der blev ikke fundet nogen nyligt besøgte websteder.',
  groups: 'Dine samarbejdswebsteder',
  followed: 'Websteder, du følger',
  noFollowed:
    'Du følger ingen websteder endnu. Find et websted ovenfor, eller følg et med stjernen, så vises det her.',
};
