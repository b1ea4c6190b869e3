import { cleanFragment } from '../../../src/client/ui/text/cleanFragment';
import { pastedHtml } from '../../../src/client/ui/editor/paste/pastedHtml';
import { readDocument } from '../../../src/client/ui/editor/readDocument';
import { richTextSchema } from '../../../src/client/ui/editor/richTextExtensions';
import { writeDocument } from '../../../src/client/ui/editor/writeDocument';
import { activeContent } from '../../../src/server/html/activeContent';
import { hostileHtml } from '../../support/hostileHtml';
import { cleanHtml } from '../../../src/server/html/cleanHtml';

const dangerousTags =
  'script,style,iframe,frame,object,embed,applet,form,input,button,select,textarea,svg,math,base,meta,link,video,audio,source,template,noscript,marquee,map,area,title,xmp,plaintext,portal';

/** Parts of these nodes that a browser would run or load by itself; nothing when they are safe. */
function dangers(root: ParentNode): string[] {
  const found = [...root.querySelectorAll(dangerousTags)].map(({ localName }) => localName);
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const scheme = /^([a-z][a-z0-9+.-]*):/i
        .exec(value.replaceAll(/[\u0000-\u0020]/g, ''))?.[1]
        ?.toLowerCase();
      if (
        name.startsWith('on') ||
        (['style', 'id', 'name', 'class', 'srcset', 'srcdoc', 'ping', 'download', 'is'].includes(
          name,
        ) &&
          element.className !== 'table-frame')
      )
        found.push(`${element.localName} ${name}`);
      if (
        ['href', 'src', 'cite', 'action', 'xlink:href', 'background'].includes(name) &&
        scheme &&
        !['http', 'https', 'mailto', 'tel'].includes(scheme)
      )
        found.push(`${element.localName} ${name} ${scheme}`);
    }
  }
  return found;
}

const parsed = (html: string) => {
  const place = document.implementation.createHTMLDocument('').createElement('div');
  place.innerHTML = html;
  return place;
};

it.each(hostileHtml.map((html) => [html.slice(0, 90), html]))(
  'EDITOR-11 nothing runs of %s',
  (_, html) => {
    const stored = cleanHtml(html);
    expect(dangers(parsed(stored))).toEqual([]);
    // A browser that writes it out and reads it again finds the same.
    expect(dangers(parsed(parsed(stored).innerHTML))).toEqual([]);
    expect(cleanHtml(stored)).toBe(stored);
    // So it is of what is pasted, and of what an editor opens that was stored without cleaning.
    const opened = readDocument(html, richTextSchema);
    const written = writeDocument(richTextSchema.nodeFromJSON(opened));
    for (const edited of [pastedHtml(html, 'http://localhost', false).html, written])
      expect(dangers(parsed(edited))).toEqual([]);
    for (const source of [html, stored]) {
      const place = document.createElement('div');
      place.append(cleanFragment(source, 'http://localhost'));
      expect(dangers(place)).toEqual([]);
      expect(dangers(parsed(place.innerHTML))).toEqual([]);
    }
  },
);

it('what would do something is named to its author', () => {
  expect(
    activeContent(
      '<p onclick="x()">a</p><SCRIPT>1</SCRIPT><a href="java\tscript:x()">b</a><iframe srcdoc="x"></iframe>',
    ),
  ).toEqual(['onclick', '<script>', 'javascript: address', '<iframe>', 'srcdoc']);
  expect(
    activeContent('<p>on <strong>click</strong> <a href="/script">javascript: explained</a></p>'),
  ).toEqual([]);
});
