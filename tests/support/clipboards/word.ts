const bullet = (sign: string, font: string) =>
  `<![if !supportLists]><span lang=EN-GB style='font-family:${font};mso-fareast-font-family:${font};mso-bidi-font-family:${font}'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;
const item = (place: string, level: number, list: string, marker: string, text: string) =>
  `<p class=MsoListParagraph${place} style='margin-left:${level * 36}.0pt;mso-add-space:auto;\ntext-indent:-18.0pt;mso-list:${list} level${level} lfo1'>${marker}<span lang=EN-GB\nstyle='mso-ansi-language:EN-GB'>${text}<o:p></o:p></span></p>\n\n`;
const head = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/kari/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!--
 @font-face {font-family:Wingdings;}
 p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 @list l0 {mso-list-id:1; mso-list-type:hybrid;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;}
-->
</style>
</head>
<body lang=NB style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
`;

/** Word on the desktop: headings, nested lists as paragraphs, a table, a link, a picture. */
export const word = {
  name: 'Word on the desktop',
  html: `${head}<h1 style='mso-list:none'><a name="_Toc1234"></a><span lang=EN-GB style='mso-ansi-language:EN-GB'>Mooring<o:p></o:p></span></h1>

<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-GB style='font-size:12.0pt'>Read</span></b><span lang=EN-GB> the <a href="https://nordvik.example/mooring?a=1&amp;b=2"><span style='color:#0563C1'>rules</span></a>
of the quay.<o:p></o:p></span></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

${item('CxSpFirst', 1, 'l0', bullet('·', 'Symbol'), 'Lines')}${item('CxSpMiddle', 2, 'l0', bullet('o', '"Courier New"'), 'Head line')}${item('CxSpMiddle', 3, 'l0', bullet('§', 'Wingdings'), 'Doubled')}${item('CxSpLast', 1, 'l0', bullet('·', 'Symbol'), 'Fenders')}<h2>Order</h2>

${item('CxSpFirst', 1, 'l1', bullet('1.', 'Calibri'), 'Call the harbour')}${item('CxSpMiddle', 2, 'l1', bullet('a)', 'Calibri'), 'Channel 12')}${item('CxSpLast', 1, 'l1', bullet('2.', 'Calibri'), 'Come alongside')}<p class=MsoNormal><!--[if gte vml 1]><v:shape id="x" style='width:240pt'><v:imagedata src="file:///C:/Users/kari/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=320 height=180
src="file:///C:/Users/kari/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="x"><![endif]></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><b>Quay<o:p></o:p></b></p>
  </td>
  <td width=301 valign=top style='width:225.4pt'>
  <p class=MsoNormal><o:p>&nbsp;</o:p></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=601 colspan=2 valign=top><p class=MsoNormal>Both<o:p></o:p></p></td>
 </tr>
</table>
<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl'><span lang=HE>שלום<o:p></o:p></span></p>
<!--EndFragment-->
</body>
</html>`,
  expected:
    '<h2>Mooring</h2>' +
    '<p><strong>Read</strong> the <a href="https://nordvik.example/mooring?a=1&amp;b=2">rules</a> of the quay.</p>' +
    '<ul><li>Lines<ul><li>Head line<ul><li>Doubled</li></ul></li></ul></li><li>Fenders</li></ul>' +
    '<h2>Order</h2>' +
    '<ol><li>Call the harbour<ol type="a"><li>Channel 12</li></ol></li><li>Come alongside</li></ol>' +
    '<table><tbody><tr><td><strong>Quay</strong></td><td></td></tr><tr><td colspan="2">Both</td></tr></tbody></table>' +
    '<p dir="rtl">שלום</p>',
  pictures: 1,
};

/** Outlook on the desktop: paragraphs for distance, a signature, a tracker, a list that starts at 3. */
export const outlook = {
  name: 'Outlook on the desktop',
  html: `${head}<div class=WordSection1>
<p class=MsoNormal><span style='font-family:"Arial",sans-serif;color:#1F497D'>Dear all,<o:p></o:p></span></p>
<p class=MsoNormal><span style='color:#1F497D'><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal><i><span>The canteen</span></i><span> is <u>closed</u>.<br>See <a href="mailto:canteen@nordvik.example">us</a>.<o:p></o:p></span></p>
${item('', 1, 'l2', bullet('3.', 'Calibri'), 'Soup')}<p class=MsoNormal>Between</p>
${item('', 2, 'l2', bullet('·', 'Symbol'), 'Alone on the second level')}<p class=MsoNormal style='display:none;mso-hide:all'>Hidden preview text</p>
<p class=MsoNormal><img width=1 height=1 src="https://track.example/open.gif?id=1"></p>
</div><!--EndFragment--></body></html>`,
  expected:
    '<p>Dear all,</p>' +
    '<p><em>The canteen</em> is <u>closed</u>.<br>See <a href="mailto:canteen@nordvik.example">us</a>.</p>' +
    '<ol start="3"><li>Soup</li></ol><p>Between</p><ul><li>Alone on the second level</li></ul>',
  pictures: 0,
};

const onlineItem = (list: string, level: number, text: string, start = '') =>
  `<div class="ListContainerWrapper SCXW1 BCX8"><${list} class="${list === 'ol' ? 'Number' : 'Bullet'}ListStyle1 SCXW1" role="list"${start} style="list-style-type: disc;"><li aria-setsize="-1" data-leveltext="" data-font="Symbol" data-listid="4" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1" style="margin: 0px 0px 0px ${level * 24}px;"><p class="Paragraph SCXW1" style="margin: 0px;"><span data-contrast="auto" class="TextRun SCXW1" lang="EN-GB" style="font-size: 11pt;"><span class="NormalTextRun SCXW1">${text}</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></li></${list}></div>`;

/** Word in the browser: every item a list of its own, headings by their role. */
export const wordOnline = {
  name: 'Word in the browser',
  html: `<html><body><!--StartFragment--><div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="2" xml:lang="EN-GB" lang="EN-GB" style="font-weight: normal;"><span class="TextRun SCXW1" style="font-weight: bold;"><span class="NormalTextRun">Safety</span></span><span class="EOP">&nbsp;</span></p></div><div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1" style="font-weight: bold; font-size: 11pt;"><span class="NormalTextRun">Helmets</span></span><span class="TextRun SCXW1" style="font-weight: normal;"> on </span><a class="Hyperlink SCXW1" href="https://nordvik.example/safety" target="_blank" rel="noreferrer noopener"><span class="TextRun Underlined SCXW1"><span>board</span></span></a><span class="EOP">&nbsp;</span></p></div>${onlineItem('ul', 1, 'Deck')}${onlineItem('ul', 2, 'Fore')}${onlineItem('ul', 2, 'Aft')}${onlineItem('ul', 1, 'Hold')}<div class="TableContainer"><table class="Table TableGrid" aria-rowcount="1"><tbody><tr class="TableRow"><td class="FirstRow" data-celllook="0"><div class="TableCellContent"><div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Cell</span><span class="EOP">&nbsp;</span></p></div></div></td></tr></tbody></table></div><!--EndFragment--></body></html>`,
  expected:
    '<h2>Safety</h2><p><strong>Helmets</strong> on <a href="https://nordvik.example/safety">board</a></p>' +
    '<ul><li>Deck<ul><li>Fore</li><li>Aft</li></ul></li><li>Hold</li></ul>' +
    '<table><tbody><tr><td>Cell</td></tr></tbody></table>',
  pictures: 0,
};
