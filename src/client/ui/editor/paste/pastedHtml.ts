import { canonical } from '#shared/rules/richText/canonical';
import { writeHtml, type RichNode } from '#shared/rules/richText/tree';
import { safeFragment } from '../../text/cleanFragment';
import { treeOf } from '../../text/richTextTree';
import { parsedAlike } from './clipboard';
import { headings } from './headings';
import { listsFromLevels } from './officeLists';
import { pastedPicture, placeOfPicture, takePictures, type PastedPicture } from './pastedPictures';
import { plainBlocks } from './plainBlocks';
import { plainFormats } from './plainFormats';
import { plainTree } from './plainTree';

/** Holds no words of the text: code, controls, the comments of Word and their signs. */
const unread =
  'style, script, title, template, noscript, button, select, textarea, iframe, annotation, ' +
  'annotation-xml, [hidden], .msocomanchor';

/**
 * Until they are read or gone, styles and handlers, which the page's policy would report by their
 * names, and names, which would stand in the way of the properties of forms and documents.
 */
const mark = 'data-as-pasted-';
const styleName = `${mark}style`;

export interface Pasted {
  html: string;
  /** Pictures in it, by the address they have until they are uploaded. */
  pictures: PastedPicture[];
  /** Names of the pictures that do not come along. */
  leftOut: string[];
}

/**
 * The content of the clipboard or a drop, as content of the portal: headings, lists with their
 * levels, tables, links, emphasis, and pictures whose bytes came along. Styles, scripts, trackers
 * and pictures of other places stay behind; nothing of it is loaded meanwhile.
 */
export function pastedHtml(html: string, ownOrigin: string, canUpload: boolean): Pasted {
  const { body } = new DOMParser().parseFromString(marked(html), 'text/html');
  takeMarksBack(body);
  for (const element of body.querySelectorAll(unread)) element.remove();
  for (const element of body.querySelectorAll(`[${styleName}]`))
    if (hidden.test(element.getAttribute(styleName) ?? '')) element.remove();
  removeComments(body);
  const { files, leftOut } = takePictures(body, ownOrigin, canUpload);
  plainBlocks(body, styleName);
  headings(body, styleName);
  listsFromLevels(body, styleName);
  plainFormats(body, styleName);
  const tree = canonical(plainTree(treeOf(safeFragment(parsedAlike(body)))));
  const pictures = files.map(({ file, alternative }) => pastedPicture(file, alternative));
  return { html: writeHtml(tree.map((node) => withPictures(node, pictures))), pictures, leftOut };
}

function withPictures(node: RichNode, pictures: readonly PastedPicture[]): RichNode {
  if (typeof node === 'string') return node;
  const picture = pictures.find((_, index) => node.attributes.src === placeOfPicture(index));
  return {
    ...node,
    ...(picture && { attributes: { ...node.attributes, src: picture.address } }),
    children: node.children.map((child) => withPictures(child, pictures)),
  };
}

/** Wherever it may be an attribute, however its tag is written; in text it is taken back. */
function marked(html: string): string {
  return html
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<style\b/gi, '<textarea')
    .replaceAll(/(^|[\s"'/])(style|name|id|on[a-z]+)(?=\s*=)/gi, `$1${mark}$2`);
}

function takeMarksBack(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.includes(mark)) node.nodeValue = node.nodeValue.replaceAll(mark, '');
  for (const element of root.querySelectorAll('a[href], img'))
    for (const attribute of element.attributes)
      attribute.value = attribute.value.replaceAll(mark, '');
}

const hidden =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide:\s*all|mso-(element|special-character):\s*comment/i;

/** Text with a comment beside it that reads like HTML would be taken for an attack, and go. */
function removeComments(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
}
