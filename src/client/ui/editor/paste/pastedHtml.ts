import { canonical } from '#shared/rules/richText/canonical';
import { writeHtml } from '#shared/rules/richText/tree';
import { safeFragment } from '../../cleanFragment';
import { treeOf } from '../readDocument';
import { plainFormats } from './plainFormats';
import { listsFromLevels } from './officeLists';
import { plainTree } from './plainTree';

/** Holds no words of the text. */
const unread = 'style, script, title, template, noscript, button, select, textarea, iframe';

/** Until the styles have been read: as `style`, the page's policy would report each of them. */
const styleName = 'data-style';

export interface Pasted {
  html: string;
  /** Pictures that stood in it; they do not come along. */
  pictures: number;
}

/**
 * What the clipboard or a drop brings, as content of the portal: headings, lists with their levels,
 * tables, links and emphasis. Styles, scripts, trackers and pictures of other places stay behind;
 * nothing of it is loaded meanwhile.
 */
export function pastedHtml(html: string, ownOrigin: string): Pasted {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of body.querySelectorAll(unread)) element.remove();
  for (const element of body.querySelectorAll(`[${styleName}]`))
    if (isHidden(element.getAttribute(styleName) ?? '')) element.remove();
  const pictures = removeForeignPictures(body, ownOrigin);
  listsFromLevels(body, styleName);
  plainFormats(body, styleName);
  const tree = canonical(plainTree(treeOf(safeFragment(body.innerHTML))));
  return { html: writeHtml(tree), pictures };
}

/** Only what stands within a tag is an attribute; what is quoted there may hold anything. */
function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi, (tag) =>
      tag.replaceAll(/(\s|["'/])style(\s*=)/gi, `$1 ${styleName}$2`),
    );
}

const isHidden = (style: string) =>
  /display:\s*none|mso-hide:\s*all|mso-element:\s*comment/i.test(style);

function removeForeignPictures(root: ParentNode, ownOrigin: string): number {
  let count = 0;
  for (const picture of root.querySelectorAll('img, svg, video, audio, picture source')) {
    const source = picture.getAttribute('src') ?? '';
    if (picture.localName === 'img' && source.startsWith(`${ownOrigin}/api/Image/`)) {
      picture.setAttribute('src', source.slice(ownOrigin.length));
      continue;
    }
    if (picture.localName === 'img' && !isTracker(picture)) count += 1;
    picture.remove();
  }
  return count;
}

/** A picture of a point, by which the sender of a mail or a page is told that it was read. */
function isTracker(picture: Element): boolean {
  return ['width', 'height'].some((name) => Number(picture.getAttribute(name) ?? 9) <= 1);
}
