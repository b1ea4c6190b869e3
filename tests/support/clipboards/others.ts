const run = (text: string, style = 'font-weight:400;font-style:normal;text-decoration:none') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};vertical-align:baseline;white-space:pre-wrap;">${text}</span>`;
const item = (level: number, text: string) =>
  `<li dir="ltr" aria-level="${level}" style="list-style-type:disc;font-size:11pt;vertical-align:baseline;"><p dir="ltr" role="presentation" style="line-height:1.38;">${run(text)}</p></li>`;

/** Google Docs: all of it within a bold element that is not bold, formats as styles. */
export const googleDocs = {
  name: 'Google Docs',
  html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;">${run('Plan', 'font-weight:400')}</h1><p dir="ltr" style="line-height:1.38;">${run('Plain, ')}${run('bold', 'font-weight:700;font-style:normal')}${run(' and ')}${run('slanted', 'font-weight:400;font-style:italic')}${run(', ')}<a href="https://nordvik.example/plan" style="text-decoration:none;">${run('linked', 'font-weight:400;text-decoration:underline')}</a>${run('.')}</p><br /><ul style="margin-top:0;padding-inline-start:48px;">${item(1, 'One')}<ul style="padding-inline-start:48px;">${item(2, 'One and a half')}</ul>${item(1, 'Two')}</ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr">${run('A')}</p></td><td><p dir="ltr">${run('B')}</p><p dir="ltr">${run('C')}</p></td></tr></tbody></table></div><p dir="rtl">${run('שלום')}</p><img src="https://lh7-rt.googleusercontent.com/docsz/AD_x" width="602" height="320" /></b><br class="Apple-interchange-newline">`,
  expected:
    '<h2>Plan</h2>' +
    '<p>Plain, <strong>bold</strong> and <em>slanted</em>, <a href="https://nordvik.example/plan">linked</a>.</p>' +
    '<ul><li>One<ul><li>One and a half</li></ul></li><li>Two</li></ul>' +
    '<table><tbody><tr><td>A</td><td><p>B</p><p>C</p></td></tr></tbody></table>' +
    '<p dir="rtl">שלום</p>',
  pictures: 1,
};

/** Excel: widths, styles and a picture of the cells beside them. */
export const excel = {
  name: 'Excel',
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {font-weight:700;} --></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Quay</td>
  <td class=xl65 colspan=2 style='mso-ignore:colspan'>Length</td>
 </tr>
 <tr height=20>
  <td height=20 style='height:15.0pt'>North<br style='mso-data-placement:same-cell'>
    wing</td>
  <td align=right x:num="240.5">240,5</td>
  <td></td>
 </tr>
<!--EndFragment-->
</table></body></html>`,
  expected:
    '<table><tbody><tr><td>Quay</td><td colspan="2">Length</td></tr>' +
    '<tr><td>North<br>wing</td><td>240,5</td><td></td></tr></tbody></table>',
  pictures: 0,
};

/** A page of the web: navigation, scripts, trackers, blocks of every kind. */
export const webPage = {
  name: 'a page of the web',
  html: `<html><body><!--StartFragment--><style>.ad{color:red}</style><script>window.stolen = 1</script>
<article class="post" style="font-family: Georgia"><header><h2 id="top" class="title" style="color: rgb(0, 0, 0);">News</h2></header>
<div class="lead" onclick="steal()"><span style="font-weight: 600;">Lead</span> text <font color="red">in red</font></div>
<p style="text-align: center;" lang="en" title="x">Kept <a href="javascript:steal()">words</a> and <a href="/relative" onmouseover="steal()" class="c">a link</a></p>
<blockquote cite="https://example.com"><p>Quoted</p></blockquote>
<figure><img src="https://cdn.example/photo.jpg" srcset="https://cdn.example/photo@2x.jpg 2x" alt="Photo"><figcaption>A caption</figcaption></figure>Loose words
<iframe src="https://ads.example"></iframe><form><input value="x"><button>Send</button></form>
<dl><dt>Term</dt><dd>Meaning</dd></dl><pre><code>line 1
line 2</code></pre>
<ul class="nav"><li><a href="https://example.com/a?utm_source=x">A</a></li><li><div>B</div></li></ul>
<img src="https://pixel.example/p.gif" width="1" height="1" style="display:none"><noscript><img src="https://pixel.example/n.gif"></noscript>
<table><thead><tr><th scope="col" style="background:#eee"><b>Head</b></th></tr></thead><tbody><tr><td bgcolor="#fff">Body</td></tr></tbody></table>
</article><!--EndFragment--></body></html>`,
  expected:
    '<h2>News</h2><p><strong>Lead</strong> text in red</p><p>Kept words and <a href="/relative">a link</a></p>' +
    '<blockquote><p>Quoted</p></blockquote><p>A caption</p><p>Loose words</p><p>Term</p><p>Meaning</p>' +
    '<pre><code>line 1\nline 2</code></pre>' +
    '<ul><li><a href="https://example.com/a?utm_source=x">A</a></li><li>B</li></ul>' +
    '<table><thead><tr><th scope="col">Head</th></tr></thead><tbody><tr><td>Body</td></tr></tbody></table>',
  pictures: 1,
};
