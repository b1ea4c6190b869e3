import type { Texts } from '../topics';

export const texts: Texts['collaboration'] = {
  activity: {
    title: 'Viimeisimmät muutokset',
    introduction: 'Muutokset sivustoilla, joita käytät eniten.',
    none: 'SharePointista ei löytynyt viimeaikaisia muutoksia.',
    somebody: 'Joku',
    unnamed: 'kohde',
    changes: {
      added: '{name} lisäsi: {title}',
      deleted: '{name} poisti: {title}',
      moved: '{name} siirsi: {title}',
      renamed: '{name} nimesi uudelleen: {title}',
      restored: '{name} palautti: {title}',
      updated: '{name} päivitti: {title}',
    },
    from: {
      recent:
        'Microsoft 365 ei kerro, mitä sivustoja käytät eniten. Nämä muutokset ovat sivustoilta, joilla kävit viimeksi.',
      followed:
        'Microsoft 365 ei kerro, mitä sivustoja käytät eniten. Nämä muutokset ovat seuraamiltasi sivustoilta.',
    },
  },
  unlicensed:
    'Sivustot ja viimeisimmät muutokset tulevat Microsoft 365:stä, johon sinulla ei ole käyttöoikeutta.',
  tabs: { latest: 'Viimeisimmät', followed: 'Seuratut' },
  kinds: { team: 'Tiimisivusto', communication: 'Viestintäsivusto', channel: 'Kanavasivusto' },
  latestFromFollowed:
    'SharePoint ei kerro, missä olet viime aikoina käynyt. Tässä ovat seuraamasi sivustot.',
  deleted: 'Tämä ryhmä on äskettäin poistettu. Se katoaa täältä, kun hakuindeksi on päivitetty.',
  follows: {
    follow: 'Seuraa sivustoa {title}',
    followHint: 'Seuraa tätä sivustoa SharePointissa',
    unfollowHint: 'Lopeta tämän sivuston seuraaminen',
    begun: 'Seuraat nyt sivustoa {title}.',
    ended: 'Et enää seuraa sivustoa {title}.',
    find: 'Etsi seurattava sivusto',
    found: { one: '{count} sivusto löytyi', other: '{count} sivustoa löytyi' },
    noneFound: 'Sivustoja ei löytynyt.',
  },
  details: {
    about: 'Tietoja: {title}',
    hub: 'Kuuluu keskussivustoon {hub}',
    isHub: 'Sivusto on keskussivusto: siihen kuuluu muita sivustoja.',
    none: 'Tästä sivustosta ei ole muuta näytettävää.',
    partial: 'Osaa tiedoista ei voitu ladata.',
    talks: { team: 'Tiimi Microsoft Teamsissa', community: 'Yhteisö Viva Engagessa' },
  },
  latest: 'Viimeksi käyttämäsi sivustot',
  latestIntroduction: 'Sivustot, joilla olet viime aikoina käynyt SharePointissa.',
  noLatest: 'Äskettäin käytettyjä sivustoja ei löytynyt.',
  groups: 'Yhteistyösivustosi',
  followed: 'Seuraamasi sivustot',
  noFollowed:
    'Et seuraa vielä yhtään sivustoa. Etsi sivusto yltä tai seuraa sivustoa tähdellä, niin se näkyy tässä.',
};
