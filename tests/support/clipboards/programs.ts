/** Text as many programs copy it, cut to what is theirs alone, and the portal's result. */
export const programs: readonly { name: string; html: string; expected: string }[] = [
  {
    name: 'sections without paragraphs',
    html: `<section>One</section><section>Two</section><address>Three</address><center>Four</center><details><summary>Five</summary>Six</details><fieldset><legend>Seven</legend><label>Eight</label></fieldset>`,
    expected: `<p>One</p><p>Two</p><p>Three</p><p>Four</p><details><summary>Five</summary>Six</details><p>Seven</p><p>Eight</p>`,
  },
  {
    name: 'blocks with lines of text between them',
    html: `<div>a<p>b</p>c</div><div>d<p>e</p>f</div>`,
    expected: `<p>a</p><p>b</p><p>c</p><p>d</p><p>e</p><p>f</p>`,
  },
  {
    name: 'a formula',
    html: `<p>Energy <math><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup><annotation>x</annotation></math> end</p>`,
    expected: `<p>Energy E=mc2 end</p>`,
  },
  {
    name: 'lists directly within lists',
    html: `<ul><ul><li>deep first</li></ul><li>One</li><ul><li>Two</li><ol><li>Three</li></ol></ul>stray<li>Four</li></ul>`,
    expected: `<ul><li><ul><li>deep first</li></ul></li><li>One<ul><li>Two<ol><li>Three</li></ol></li></ul></li><li>stray</li><li>Four</li></ul>`,
  },
  {
    name: 'Word, lists that count on, begin again and have letters',
    html: `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>A</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>B</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>A again</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>1.1.<span>&nbsp;</span></span>sub</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l1 level3 lfo2'><span style='mso-list:Ignore'>iv.<span>&nbsp;</span></span>roman four</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l1 level3 lfo2'><span style='mso-list:Ignore'>v.<span>&nbsp;</span></span>roman five</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>(c)<span>&nbsp;</span></span>letter c</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>Step 2:<span>&nbsp;</span></span>step</p>
<p class=MsoNormal style='margin-left:36pt'>continued text</p>
<p class=MsoListParagraph style='mso-list:l3 level1 lfo2'><span style='mso-list:Ignore'>IV.<span>&nbsp;</span></span>upper roman</p>
<p class=MsoListParagraph style='mso-list:l3 level1 lfo2'><span style='mso-list:Ignore'>A)<span>&nbsp;</span></span>upper letter</p>`,
    expected: `<ol><li>A</li><li>B</li></ol><ol><li>A again<ol><li>sub<ol start="4" type="i"><li>roman four</li><li>roman five</li></ol></li></ol><ol start="3" type="a"><li>letter c</li></ol></li></ol><ul><li>Step 2: step</li></ul><p>continued text</p><ol start="4" type="I"><li>upper roman</li></ol><ol type="A"><li>upper letter</li></ol>`,
  },
  {
    name: 'Word, filtered',
    html: `<ol style='margin-top:0cm' start=1 type=1><li class=MsoNormal style='mso-list:l0 level1 lfo1'>One</li><ol type=a><li class=MsoNormal style='mso-list:l0 level2 lfo1'>Sub</li></ol><li class=MsoNormal>Two</li></ol>`,
    expected: `<ol><li>One<ol type="a"><li>Sub</li></ol></li><li>Two</li></ol>`,
  },
  {
    name: 'headings that are paragraphs',
    html: `<p class=MsoTitle>The title</p><p class=MsoSubtitle>Sub</p><p style='mso-outline-level:2;font-size:16pt'><b>Outline</b></p><p class="MsoHeading3">H</p><h1 class="western">LO</h1>`,
    expected: `<h2>The title</h2><h2>Sub</h2><h2>Outline</h2><h3>H</h3><h2>LO</h2>`,
  },
  {
    name: 'Word, footnotes, comments and tracked changes',
    html: `<p class=MsoNormal>Text<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[1]</span></span><![endif]></span></span></a> more<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[KN1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>.</p>
<p><span class=msoIns><ins cite="mailto:Kari" datetime="2026">added</ins></span> and <span class=msoDel><del cite="mailto:Kari">gone</del></span></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> The note</p></div></div>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>A comment</p></div></div>`,
    expected: `<p>Text[1] more.</p><p><ins>added</ins> and <s>gone</s></p><hr><p>[1] The note</p>`,
  },
  {
    name: 'tables within tables',
    html: `<table><tr><td>Outer<table><tr><td rowspan=2>In</td><td>ner</td></tr><tr><td>x</td></tr></table>after</td></tr></table>`,
    expected: `<table><tbody><tr><td>Outer<table><tbody><tr><td rowspan="2">In</td><td>ner</td></tr><tr><td>x</td></tr></tbody></table>after</td></tr></tbody></table>`,
  },
  {
    name: 'Gmail',
    html: `<div dir="ltr">Hi all,<div><br></div><div>Second <b>line</b></div><div><ul><li>a</li><li style="margin-left:15px">b</li></ul></div><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, X wrote:<br></div><blockquote class="gmail_quote" style="margin:0">quoted<div>more</div></blockquote></div>-- <br><div dir="ltr" class="gmail_signature">Kari</div></div>`,
    expected: `<p>Hi all,</p><p>Second <strong>line</strong></p><ul><li>a</li><li>b</li></ul><p>On Mon, X wrote:</p><blockquote><p>quoted</p><p>more</p></blockquote><p>--</p><p>Kari</p>`,
  },
  {
    name: 'Notion',
    html: `<meta charset='utf-8'><h1>Title</h1><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">done</span></li></ul><aside>💡 Callout</aside><details open=""><summary>Toggle</summary><p>inside</p></details><div style="display:flex"><div style="width:50%">left</div><div>right</div></div><!-- notionvc: abc -->`,
    expected: `<h2>Title</h2><ul><li>done</li></ul><p>💡 Callout</p><details><summary>Toggle</summary><p>inside</p></details><p>left</p><p>right</p>`,
  },
  {
    name: 'Confluence',
    html: `<div class="confluence-information-macro"><p class="title">Info</p><span class="aui-icon">Icon</span><div class="confluence-information-macro-body"><p>Body</p></div></div><ul class="inline-task-list"><li data-inline-task-id="1">Task <time datetime="2024-01-01">01 Jan</time></li></ul><div class="table-wrap"><table class="confluenceTable"><colgroup><col><col></colgroup><tbody><tr><th class="confluenceTh" colspan="2">H</th></tr><tr><td>1</td><td>2</td></tr></tbody></table></div><p>ok <img class="emoticon" alt="🎉" src="https://x/y.png"></p>`,
    expected: `<p>Info</p><p>Icon</p><p>Body</p><ul><li>Task 01 Jan</li></ul><table><tbody><tr><th colspan="2">H</th></tr><tr><td>1</td><td>2</td></tr></tbody></table><p>ok 🎉</p>`,
  },
  {
    name: 'GitHub',
    html: `<div class="markdown-heading"><h2 tabindex="-1">Head</h2><a id="x" class="anchor" href="#x"><svg><path/></svg></a></div><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> done</li><li class="task-list-item"><input type="checkbox"> open</li></ul><div class="highlight"><pre><span class="pl-k">const</span> x = 1
y</pre><div class="zeroclipboard-container"><clipboard-copy value="x"><svg></svg></clipboard-copy></div></div><p>Press <kbd>Ctrl</kbd> <g-emoji>🎉</g-emoji> <tt>mono</tt></p><p align="center"><picture><source srcset="a.png"><img src="https://x/b.png" alt="B"></picture></p>`,
    expected: `<h2>Head</h2><ul><li data-checked="true">done</li><li data-checked="false">open</li></ul><pre>const x = 1
y</pre><p>Press <code>Ctrl</code> 🎉 mono</p>`,
  },
  {
    name: 'Pages',
    html: `<p class="p1" style="font-size:24px;font-weight:bold">Big heading</p><p class="p2"><span class="s1">Body</span><span class="Apple-tab-span" style="white-space:pre">	</span>x<br></p><ul class="ul1"><li class="li1"><span class="s1"></span>One</li></ul>`,
    expected: `<h2>Big heading</h2><p>Body x</p><ul><li>One</li></ul>`,
  },
  {
    name: 'lines that styles make',
    html: `<div style="white-space: pre-wrap;">line 1
line 2</div><p><span style="display:block">blockspan</span><span style="display:block">two</span></p>`,
    expected: `<p>line 1<br>line 2</p><p>blockspan</p><p>two</p>`,
  },
  {
    name: 'Outlook, links',
    html: `<p><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.example%2F&amp;data=05%7C01&amp;sdata=abc%3D&amp;reserved=0" title="Original URL: https://x.example/">x</a> <a href="page.html">rel</a> <a href="file:///C:/x">file</a> <a href="#top">top</a> <a href="//evil.example">h</a></p>`,
    expected: `<p><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.example%2F&amp;data=05%7C01&amp;sdata=abc%3D&amp;reserved=0">x</a> rel file top h</p>`,
  },
  {
    name: 'cells with blocks',
    html: `<table><tr><td><div>one</div><div>two</div></td><td>a<br>b</td><td><ul><li>x</li></ul></td><td><h2>H</h2></td></tr></table>`,
    expected: `<table><tbody><tr><td><p>one</p><p>two</p></td><td>a<br>b</td><td><ul><li>x</li></ul></td><td><h2>H</h2></td></tr></tbody></table>`,
  },
  {
    name: 'items with blocks',
    html: `<ul><li><h3>H</h3><p>t</p></li><li><table><tr><td>c</td></tr></table></li><li><p></p></li><li></li></ul>`,
    expected: `<ul><li><h3>H</h3><p>t</p></li><li><table><tbody><tr><td>c</td></tr></tbody></table></li><li></li><li></li></ul>`,
  },
  {
    name: 'numbers of items',
    html: `<ol style="list-style-type:lower-alpha" start="3"><li value="3">c</li><li value="9">i</li></ol><ol type="I" reversed><li>x</li></ol>`,
    expected: `<ol start="3" type="a"><li>c</li></ol><ol start="9" type="a"><li>i</li></ol><ol reversed="" type="I"><li>x</li></ol>`,
  },
  {
    name: 'elements of old',
    html: `<xmp><b>x</b></xmp><listing>y</listing><menu><li>m</li></menu><dir><li>d</li></dir>`,
    expected: `<pre>&lt;b&gt;x&lt;/b&gt;</pre><pre>y</pre><ul><li>m</li></ul><ul><li>d</li></ul>`,
  },
  {
    name: 'a definition list',
    html: `<dl><dt>T</dt><dd>D<p>E</p></dd></dl>`,
    expected: `<p>T</p><p>D</p><p>E</p>`,
  },
  {
    name: 'OneNote',
    html: `<p style="margin:0in;font-family:Calibri;font-size:20.0pt">Note title</p><ul style='direction:ltr;unicode-bidi:embed'><li style='margin-top:0'><span>a</span></li><ul type=circle><li>b</li></ul></ul>`,
    expected: `<h2>Note title</h2><ul><li>a<ul><li>b</li></ul></li></ul>`,
  },
  {
    name: 'Slack',
    html: `<span style="display: inline !important; float: none;">hi</span><br><b data-stringify-type="bold">b</b>`,
    expected: `hi<br><strong>b</strong>`,
  },
  {
    name: 'Wikipedia',
    html: `<h1 class="firstHeading"><span class="mw-page-title-main">Harbour</span></h1><nav><ul><li><a href="https://en.wikipedia.org/wiki/Pier" title="Pier">Pier</a></li></ul></nav><div role="note" class="hatnote">For other uses, see <a href="https://en.wikipedia.org/wiki/Port_(x)">Port</a>.</div><style data-mw-deduplicate="x">.mw{color:red}</style><table class="infobox vcard"><tbody><tr><th colspan="2" scope="colgroup">Harbour</th></tr><tr><th scope="row">Depth</th><td rowspan="2">12&nbsp;m<sup id="cite_ref-1" class="reference"><a href="https://en.wikipedia.org/wiki/Harbour#cite_note-1"><span>[</span>1<span>]</span></a></sup></td></tr><tr><th scope="row">Width</th></tr></tbody></table><p>A <b>harbour</b>, see <i>quay</i>.<img src="https://pixel.example/i.gif" width="1" height="1"></p><ol class="references"><li><span class="mw-cite-backlink"><b><a href="https://en.wikipedia.org/wiki/Harbour#cite_ref-1">^</a></b></span> <cite>Book</cite></li></ol><form action="https://x.example"><label>Search <input name="q"></label></form><noscript><img src="https://x.example/n.gif"></noscript>`,
    expected: `<h2>Harbour</h2><ul><li><a href="https://en.wikipedia.org/wiki/Pier">Pier</a></li></ul><p>For other uses, see <a href="https://en.wikipedia.org/wiki/Port_(x)">Port</a>.</p><table><tbody><tr><th colspan="2" scope="colgroup">Harbour</th></tr><tr><th scope="row">Depth</th><td rowspan="2">12&nbsp;m<sup><a href="https://en.wikipedia.org/wiki/Harbour#cite_note-1">[1]</a></sup></td></tr><tr><th scope="row">Width</th></tr></tbody></table><p>A <strong>harbour</strong>, see <em>quay</em>.</p><ol><li><strong><a href="https://en.wikipedia.org/wiki/Harbour#cite_ref-1">^</a></strong> Book</li></ol><p>Search</p>`,
  },
  {
    name: 'LibreOffice Calc',
    html: `<html><head><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">body{font:10pt}</style></head><body><table cellspacing="0" border="0"><colgroup width="85"></colgroup><colgroup span="2" width="90"></colgroup><tr><td rowspan=2 height="17" align="left" valign=middle><b><font face="Liberation Sans" color="#C9211E">Sum</font></b></td><td align="right" sdval="12.5" sdnum="1033;">12.5</td></tr><tr><td align="left"><br></td></tr></table></body></html>`,
    expected: `<table><tbody><tr><td rowspan="2"><strong>Sum</strong></td><td>12.5</td></tr><tr><td></td></tr></tbody></table>`,
  },
  {
    name: 'LibreOffice Writer',
    html: `<!DOCTYPE html><html><head><title></title><style type="text/css">p { margin-bottom: 0.1in }</style></head><body lang="en-GB" dir="ltr"><h1 class="western">Title</h1><p style="line-height: 100%; margin-bottom: 0in">Text<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> <font color="#c9211e"><u>under</u></font></p><ol><li><p style="margin-bottom: 0in">One</p><ol type="i"><li><p>Deep</p></li></ol></li><li value="5"><p>Five</p></li></ol><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>The note</p></div></body></html>`,
    expected: `<h2>Title</h2><p>Text<sup>1</sup> <u>under</u></p><ol><li>One<ol type="i"><li>Deep</li></ol></li></ol><ol start="5"><li>Five</li></ol><p>1The note</p>`,
  },
  {
    name: 'Apple Notes',
    html: `<h1 style="margin: 0px; font: 28px 'SF Pro'"><b>Shopping</b></h1><div><span style="font-size: 16px">Milk</span><br></div><div><br></div><ul><li>Eggs</li></ul><ul><ul><li>Brown</li></ul></ul><table><tbody><tr><td valign="top" style="border: 1px solid"><div>A</div></td></tr></tbody></table>`,
    expected: `<h2>Shopping</h2><p>Milk</p><ul><li>Eggs</li></ul><ul><li><ul><li>Brown</li></ul></li></ul><table><tbody><tr><td>A</td></tr></tbody></table>`,
  },
  {
    name: 'code with a comment beside it',
    html: `<p>Write &lt;b&gt; and <!-- <b> --> &lt;/b&gt;<!--x--></p><pre><!-- c -->&lt;img src=x onerror=alert(1)&gt;</pre>`,
    expected: `<p>Write &lt;b&gt; and &lt;/b&gt;</p><pre>&lt;img src=x onerror=alert(1)&gt;</pre>`,
  },
  {
    name: 'chats, with signs as pictures',
    html: `<p>Done <img alt="🎉" src="https://teams.example/party.png" class="emoji"> <img alt="👍🏽" src="data:image/png;base64,AAAA"> and <img alt="A quay" src="file:///C:/Temp/clip_image001.png"></p>`,
    expected: `<p>Done 🎉 👍🏽 and</p>`,
  },
  {
    name: 'Teams',
    html: `<div itemprop="copy-paste-block"><div>Hello <span itemscope itemtype="http://schema.skype.com/Mention">Kari</span>,</div><blockquote itemtype="http://schema.skype.com/Reply"><b>Ola</b><p>Earlier</p></blockquote><p>&nbsp;</p><ol><li>a</li></ol></div>`,
    expected: `<p>Hello Kari,</p><blockquote><p><strong>Ola</strong></p><p>Earlier</p></blockquote><ol><li>a</li></ol>`,
  },
  {
    name: 'readings above words',
    html: `<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> <wbr>x<bdo dir="rtl">abc</bdo></p>`,
    expected: `<p>漢(kan) xabc</p>`,
  },
  {
    name: 'what is hidden',
    html: `<p hidden>no</p><p style="visibility:hidden">hid</p><div style="display : none">no</div><p><span style='display:none;mso-hide:all'>no</span>yes</p>`,
    expected: `<p>yes</p>`,
  },
  {
    name: 'Word, a list that begins on the second level',
    html: `<p class=MsoListParagraph style='margin-left:54.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a.<span>&nbsp; </span></span><![endif]>second level first</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>then first</p>`,
    expected: `<ol type="a"><li>second level first</li></ol><ol><li>then first</li></ol>`,
  },
  {
    name: 'Word, headings with numbers',
    html: `<h1 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1<span style='font:7pt'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Scope</h1><h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.1<span>&nbsp;&nbsp;</span></span>Who</h2><p class=MsoToc1><a href="#_Toc1">1 Scope<span style='mso-tab-count:1 dotted'>. </span>3</a></p>`,
    expected: `<h2>1 Scope</h2><h2>1.1 Who</h2><p>1 Scope. 3</p>`,
  },
  {
    name: 'a text about code',
    html: `<p title=it's style="color:red">set style = "a" or onclick="b"</p><a href="https://a.example/style=1">l</a>`,
    expected: `<p>set style = "a" or onclick="b"</p><p><a href="https://a.example/style=1">l</a></p>`,
  },
];
