/**
 * Draws the two icons of the Teams app package from the product's mark (src/client/shell/Logo.tsx):
 * `node scripts/drawIcons.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureChromium } from './chromium.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'appPackage');
const mast = 'M16 6v9';
const sail = 'M16 6l7 9H9z';
const waves = 'M6 21c3.3 0 3.3-2 6.7-2s3.3 2 6.6 2 3.4-2 6.7-2';
const lines = (width) =>
  `fill="none" stroke="#fff" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** Teams rounds the corners itself, and may cut off what lies outside the middle 120 pixels. */
const color = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 32 32">
  <defs><linearGradient id="sea" x2="0" y2="1"><stop stop-color="#2a82a0"/><stop offset="1" stop-color="#0a5975"/></linearGradient></defs>
  <rect width="32" height="32" fill="url(#sea)"/>
  <g transform="translate(0 2.2)"><path d="${sail}" fill="#fff" fill-opacity=".22"/><path d="${mast}${sail}" ${lines(1.6)}/><path d="${waves}" ${lines(1.6)}/></g>
</svg>`;

/** White on nothing, as large as the square allows. */
const outline = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="5 2.5 22 22">
  <path d="${mast}${sail}" ${lines(1.5)}/><path d="${waves}" ${lines(1.5)}/>
</svg>`;

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
for (const [name, svg, size] of [
  ['color', color, 192],
  ['outline', outline, 32],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
