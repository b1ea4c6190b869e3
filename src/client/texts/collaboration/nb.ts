import type { Texts } from '../topics';

export const texts: Texts['collaboration'] = {
  activity: {
    title: 'Nylige aktiviteter',
    introduction: 'Hva som nylig er endret på områdene du bruker mest.',
    none: 'Fant ingen nylige aktiviteter i SharePoint.',
    somebody: 'Noen',
    unnamed: 'et element',
    changes: {
      added: '{name} la til {title}',
      deleted: '{name} slettet {title}',
      moved: '{name} flyttet {title}',
      renamed: '{name} ga nytt navn til {title}',
      restored: '{name} gjenopprettet {title}',
      updated: '{name} oppdaterte {title}',
    },
    from: {
      recent:
        'Microsoft 365 oppgir ikke hvilke områder du bruker mest. Endringene er fra områdene du besøkte sist.',
      followed:
        'Microsoft 365 oppgir ikke hvilke områder du bruker mest. Endringene er fra områdene du følger.',
    },
  },
  unlicensed: 'Områder og aktiviteter kommer fra Microsoft 365, som du ikke har lisens til.',
  tabs: { latest: 'Siste', followed: 'Fulgte' },
  kinds: { team: 'Gruppeområde', communication: 'Kommunikasjonsområde', channel: 'Kanalområde' },
  latestFromFollowed: 'SharePoint oppgir ikke hvor du har vært nylig. Her er områdene du følger.',
  deleted: 'Denne gruppen er nylig slettet. Den forsvinner herfra når søkeindeksen er oppdatert.',
  follows: {
    follow: 'Følg {title}',
    followHint: 'Følg dette området i SharePoint',
    unfollowHint: 'Slutt å følge dette området',
    begun: 'Du følger nå {title}.',
    ended: 'Du følger ikke lenger {title}.',
    find: 'Finn et område å følge',
    found: { one: '{count} område funnet', other: '{count} områder funnet' },
    noneFound: 'Fant ingen områder.',
  },
  details: {
    about: 'Om {title}',
    hub: 'Hører til {hub}',
    isHub: 'Området er et hubområde: andre områder hører til det.',
    none: 'Det er ikke mer å vise om dette området.',
    partial: 'Noen opplysninger kunne ikke hentes.',
    talks: { team: 'Team i Microsoft Teams', community: 'Fellesskap i Viva Engage' },
  },
  latest: 'Dine siste områder',
  latestIntroduction: 'Der du nylig har vært i SharePoint.',
  noLatest: 'Fant ingen nylig besøkte områder.',
  groups: 'Dine samarbeidsområder',
  followed: 'Områder du følger',
  noFollowed:
    'Du følger ingen områder ennå. Finn et område ovenfor, eller følg ett med stjernen, så vises det her.',
};
