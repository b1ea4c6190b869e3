import { cleanFragment } from '../../src/client/ui/cleanFragment';
import { pastedHtml } from '../../src/client/ui/editor/paste/pastedHtml';
import { readDocument } from '../../src/client/ui/editor/readDocument';
import { richTextSchema } from '../../src/client/ui/editor/richTextExtensions';
import { writeDocument } from '../../src/client/ui/editor/writeDocument';
import { activeContent } from '../../src/server/html/activeContent';
import { cleanHtml } from '../../src/server/html/cleanHtml';

/**
 * Known ways to get a script past a cleaner: by tags, attributes, addresses, encodings, broken and
 * nested markup, other namespaces, and what changes when it is parsed again.
 */
const corpus = [
  '<script>x()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>x()</scr</script>ipt>',
  '<script/x>x()</script>',
  '<script\n>x()</script\n>',
  '<<script>x();//<</script>',
  '</p><script>x()</script>',
  '<script>x()',
  '<img src=x onerror=x()>',
  '<img src="x"onerror="x()">',
  '<img/src=x/onerror=x()>',
  '<img src=x oNeRrOr=x()>',
  '<img src=x onerror\n=\nx()>',
  '<img src=`x` onerror=x()>',
  '<img """><script>x()</script>">',
  '<img src=x:x onerror=x()//',
  '<img src="x` `<script>x()</script>"` `>',
  '<p onmouseover=x()>a</p>',
  '<p onfocus=x() autofocus tabindex=0>a</p>',
  '<div onpointerrawupdate=x()>a</div>',
  '<details open ontoggle=x()>a</details>',
  '<video><source onerror=x()></video>',
  '<audio src=x onerror=x()>',
  '<marquee onstart=x()>a</marquee>',
  '<body onload=x()>',
  '<input autofocus onfocus=x()>',
  '<select onfocus=x() autofocus>',
  '<textarea onfocus=x() autofocus>',
  '<keygen onfocus=x() autofocus>',
  '<a href="javascript:x()">a</a>',
  '<a href="JaVaScRiPt:x()">a</a>',
  '<a href=" javascript:x()">a</a>',
  '<a href="java\tscript:x()">a</a>',
  '<a href="java\nscript:x()">a</a>',
  '<a href="&#106;avascript:x()">a</a>',
  '<a href="&#x6A;avascript:x()">a</a>',
  '<a href="javascript&colon;x()">a</a>',
  '<a href="javascript&#58;x()">a</a>',
  '<a href="&Tab;javascript:x()">a</a>',
  '<a href="\u0001javascript:x()">a</a>',
  '<a href="vbscript:x()">a</a>',
  '<a href="data:text/html,<script>x()</script>">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>',
  '<a href="blob:https://x/1">a</a>',
  '<a href="feed:javascript:x()">a</a>',
  '<a href="view-source:javascript:x()">a</a>',
  '<a href="file:///etc/passwd">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="\\\\evil.example">a</a>',
  '<img src="javascript:x()">',
  '<img src="data:image/svg+xml,<svg onload=x()>">',
  '<img srcset="javascript:x() 1x">',
  '<img src=x style="background:url(javascript:x())">',
  '<img lowsrc="javascript:x()">',
  '<img dynsrc="javascript:x()">',
  '<img src=x usemap="#m"><map name=m><area href="javascript:x()">',
  '<svg onload=x()>',
  '<svg><script>x()</script></svg>',
  '<svg><a xlink:href="javascript:x()"><text>a</text></a></svg>',
  '<svg><animate onbegin=x() attributeName=x dur=1s>',
  '<svg><set attributeName=href to=javascript:x()>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=x()>#x">',
  '<svg><foreignObject><iframe srcdoc="<script>x()</script>"></foreignObject></svg>',
  '<svg><style><img src=x onerror=x()></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=x()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x()&gt;">',
  '<math href="javascript:x()">a</math>',
  '<math><mi//xlink:href="data:x,<script>x()</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=x()>',
  '<math><annotation-xml encoding="text/html"><script>x()</script></annotation-xml></math>',
  '<iframe src="javascript:x()"></iframe>',
  '<iframe srcdoc="<script>x()</script>"></iframe>',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<object data="javascript:x()"></object>',
  '<embed src="javascript:x()">',
  '<applet code=x></applet>',
  '<frameset><frame src="javascript:x()"></frameset>',
  '<portal src="javascript:x()">',
  '<fencedframe src=x>',
  '<form action="javascript:x()"><input type=submit></form>',
  '<button formaction="javascript:x()">a</button>',
  '<isindex action="javascript:x()">',
  '<input type=image src=x onerror=x()>',
  '<form><input name=attributes></form>',
  '<form><input name=innerHTML><input name=nodeName></form>',
  '<meta http-equiv=refresh content="0;url=javascript:x()">',
  '<base href="javascript:x()//">',
  '<link rel=stylesheet href="javascript:x()">',
  '<link rel=import href=//evil.example>',
  '<style>@import "javascript:x()"</style>',
  '<style>*{background:url(javascript:x())}</style>',
  '<p style="width:expression(x())">a</p>',
  '<p style="-moz-binding:url(//evil.example)">a</p>',
  '<noscript><p title="</noscript><img src=x onerror=x()>">',
  '<noembed><img title="</noembed><img src onerror=x()>">',
  '<noframes><img title="</noframes><img src onerror=x()>">',
  '<xmp><img title="</xmp><img src onerror=x()>"></xmp>',
  '<plaintext><img src=x onerror=x()>',
  '<listing>&lt;img src=x onerror=x()&gt;</listing>',
  '<textarea></textarea><img src=x onerror=x()>',
  '<title></title><img src=x onerror=x()>',
  '<template><script>x()</script></template>',
  '<select><template><img src=x onerror=x()></template></select>',
  '<!--><img src=x onerror=x()>-->',
  '<!--[if gte IE 4]><script>x()</script><![endif]-->',
  '<![CDATA[<img src=x onerror=x()>]]>',
  '<?xml-stylesheet href="javascript:x()"?>',
  '<!DOCTYPE x [<!ENTITY y "<script>x()</script>">]>&y;',
  '<table background="javascript:x()"><td>a</td></table>',
  '<table><td background="javascript:x()">a',
  '<bgsound src="javascript:x()">',
  '<layer src=//evil.example>',
  '<xss id=x onfocus=x() tabindex=1>',
  '<custom-element onclick=x()>a</custom-element>',
  '<p is="x-y" onclick=x()>a</p>',
  '<a href=# id=x style=animation-name:x onanimationstart=x()>a</a>',
  '<p title="</p><script>x()</script>">a</p>',
  '<p lang="&quot;><img src=x onerror=x()>">a</p>',
  '<blockquote cite="javascript:x()">a</blockquote>',
  '<q cite="javascript:x()">a</q>',
  '<del cite="javascript:x()">a</del>',
  '<time datetime="<img src=x onerror=x()>">a</time>',
  '<ol type="x" start="javascript:x()"><li value="javascript:x()">a</li></ol>',
  '<td colspan="1" onclick="x()">a</td>',
  '<a name="cookie" id="body">a</a>',
  '<img name="getElementById" src="/a">',
  '<a href="/x" ping="https://evil.example">a</a>',
  '<a href="/x" download="x.exe">a</a>',
  '<a href="/x" target="_blank" rel="opener">a</a>',
  '<svg><style>&lt;img src=x onerror=x()&gt;</style></svg>',
  '<svg><title><img src=x onerror=x()></title></svg>',
  '<svg><desc><img src=x onerror=x()></desc></svg>',
  '<svg><image href=x onerror=x()>',
  '<svg><a><rect/><animate attributeName=href values="javascript:x()"/></a></svg>',
  '<svg><feImage href="data:image/svg+xml,<svg/onload=x()>"/></svg>',
  '<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">x()</handler></svg>',
  '<svg><foreignObject><math><mi><style><!--</style><img src=x onerror=x()>',
  '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=x()>"></style></h1>',
  '<math><mtext><option><FAKEFAKE><option></option><mglyph><svg><mtext><style><a title="</style><img src=# onerror=x()>">',
  '<form><math><mtext></form><form><mglyph><style><img src=x onerror=x()></style></mglyph></form></math></form>',
  '<math><maction actiontype="statusline#http://x" xlink:href="javascript:x()">a</maction></math>',
  '<math><semantics><annotation-xml encoding="application/xhtml+xml"><iframe srcdoc="&lt;script&gt;x()&lt;/script&gt;"></iframe></annotation-xml></semantics></math>',
  '<noscript><style></noscript><img src=x onerror=x()></style>',
  '<noscript><!--</noscript><img src=x onerror=x()>-->',
  '<template shadowrootmode=open><img src=x onerror=x()></template>',
  '<select><style></select><img src=x onerror=x()></style>',
  '<table><colgroup><style><img src=x onerror=x()></style></colgroup></table>',
  '<a><table><a></table><img src=x onerror=x()>',
  '<p><table><tr><td><p></table><style></p><img title="</style><img src onerror=x()>">',
  '<textarea><img title="</textarea><img src=x onerror=x()>"></textarea>',
  '<title><a title="</title><img src=x onerror=x()>">',
  '<iframe><a title="</iframe><img src=x onerror=x()>">',
  '<!--a--!><img src=x onerror=x()>-->',
  '<!-- --\u0000><img src=x onerror=x()>',
  '<!doctype html [<img src=x onerror=x()>]>',
  '<?php echo "<img src=x onerror=x()>" ?>',
  '</ <img src=x onerror=x()>>',
  '</a onclick=x()>',
  '<a href=x/onclick=x()>a</a>',
  '<a href="x"onclick="x()">a</a>',
  "<a href='x'onclick='x()'>a</a>",
  '<a/href="javascript:x()">a</a>',
  '<a\u000chref="javascript:x()">a</a>',
  '<a href="\u00a0javascript:x()">a</a>',
  '<a href="\u2028javascript:x()">a</a>',
  '<a href="\ufeffjavascript:x()">a</a>',
  '<a href="javascript\u200b:x()">a</a>',
  '<a href="javaſcript:x()">a</a>',
  '<a href="ｊavascript:x()">a</a>',
  '<a href="%6aavascript:x()">a</a>',
  '<a href="https:javascript:x()">a</a>',
  '<a href="mailto:a@b.example?body=javascript:x()">a</a>',
  '<a href="tel:javascript:x()">a</a>',
  '<a href="ms-word:ofe|u|https://evil.example">a</a>',
  '<a href="intent://x#Intent;end">a</a>',
  '<a xml:base="javascript:x()//" href="#">a</a>',
  '<img src=x srcset="x 1x, javascript:x() 2x" sizes=x>',
  '<img src="//evil.example/x.png">',
  '<img src="\\\\evil.example\\x.png">',
  '<img src=x loading="lazy" onload=x()>',
  '<img src=x is=x-y fetchpriority=high crossorigin=use-credentials>',
  '<div contenteditable autofocus onfocus=x()>a</div>',
  '<p style="background:url(https://evil.example)">a</p>',
  '<p style="position:fixed;inset:0">a</p>',
  '<font color=red face="x" size=7 onclick=x()>a</font>',
  '<style>@font-face{src:url(//evil.example)}</style>',
  '<link rel=preload href=//evil.example as=script>',
  '<dialog open onclose=x()>a</dialog>',
  '<p popover id=p onbeforetoggle=x()>a</p><button popovertarget=p>b</button>',
  '<slot name=x onslotchange=x()></slot>',
  '<object type="text/x-scriptlet" data="//evil.example"></object>',
  '<embed src="data:image/svg+xml,<svg onload=x()>">',
  '<param name=movie value="javascript:x()">',
  '<track onload=x() src=x>',
  '<menu onshow=x()>a</menu>',
  '<p accesskey=x onclick=x()>a</p>',
  '<p tabindex=1 onfocusin=x()>a</p>',
  '<p data-x="javascript:x()" aria-label="<img src=x onerror=x()>">a</p>',
  '<p title="&lt;img src=x onerror=x()&gt;" lang="\u202e">a</p>',
  '\u003cscript\u003ex()\u003c/script\u003e',
  '<\u0000script>x()</script>',
  '<img src=x onerror\u0000=x()>',
  '<script\u2028>x()</script>',
  '＜script＞x()＜/script＞',
  '<div><style><!--</style><img title="--&gt;<img src=x onerror=x()>">',
  '<b><a><b><img src=x onerror=x()></b></a></b>'.repeat(60),
  `${'<div>'.repeat(600)}<img src=x onerror=x()>`,
];

const dangerousTags =
  'script,style,iframe,frame,object,embed,applet,form,input,button,select,textarea,svg,math,base,meta,link,video,audio,source,template,noscript,details,marquee,map,area,title,xmp,plaintext,portal';

/** What a browser would run or load by itself in these nodes; nothing when they are safe. */
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

it.each(corpus.map((html) => [html.slice(0, 90), html]))(
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
