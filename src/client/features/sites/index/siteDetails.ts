import type { GroupSite } from '#shared/rules/sites/siteIndex';
import type { Texts } from '../../../texts/topics';

/** The kind of group that a site belongs to. */
export function kindOf({ HasTeam, HasYammer }: GroupSite): 'team' | 'yammer' | 'group' {
  return HasTeam ? 'team' : HasYammer ? 'yammer' : 'group';
}

/** A site's kind and its visibility, in words. */
export function siteDetails(site: GroupSite, texts: Texts['siteIndex']): string {
  return [texts.kinds[kindOf(site)], visibilityOf(site, texts)].filter(Boolean).join(' · ');
}

/** Who sees what is in the site; as the directory words it where the portal has no word. */
function visibilityOf({ Visibility }: GroupSite, { visibility }: Texts['siteIndex']): string {
  switch (Visibility.toLowerCase()) {
    case 'public':
      return visibility.public;
    case 'private':
      return visibility.private;
    case 'hiddenmembership':
      return visibility.hidden;
    default:
      return Visibility;
  }
}
