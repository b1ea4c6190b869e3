import { safeFragment } from '../../../ui/text/cleanFragment';

/** Elements that do something rather than show something: the portal keeps none of them. */
const active = 'iframe, frame, object, embed, applet, form, svg, math, video, audio';

interface ImportedText {
  html: string;
  /** Something that readers saw is left out. */
  isReduced: boolean;
}

/**
 * The text of an old infobox as the portal keeps it: addresses within the site are whole, and parts
 * that act are left out, because the server refuses them and the whole import with them.
 */
export function importedText(old: string | null, siteUrl: string): ImportedText {
  // Nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(old ?? '', 'text/html');
  const isReduced = body.querySelector(active) !== null;
  const base = `${siteUrl.trim().replace(/\/+$/, '')}/`;
  for (const name of ['href', 'src'])
    for (const element of body.querySelectorAll(`[${name}]`)) {
      const address = element.getAttribute(name)!.trim();
      if (!address.startsWith('#') && URL.canParse(address, base))
        element.setAttribute(name, new URL(address, base).href);
    }
  const kept = document.createElement('div');
  kept.append(safeFragment(body.innerHTML));
  return { html: kept.innerHTML, isReduced };
}
