/**
 * `npm run screenshots`: makes the pictures of README.md and docs/ from the running product, which
 * it starts with an empty database on ports of its own.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { installPackages, requireNode } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'docs/pictures');
const port = 3300;
const portal = `http://localhost:${port}`;
const teams = `http://teams.localhost:${port + 4}`;

requireNode();
installPackages(root, { withTests: true });
const { chromium } = await import('playwright-core');
const { default: sharp } = await import('sharp');

const dataDir = mkdtempSync(join(tmpdir(), 'portal-screenshots-'));
const product = await startProduct();
const browser = await chromium.launch({ executablePath: ensureChromium() });
mkdirSync(folder, { recursive: true });
try {
  for (const theme of ['light', 'dark']) await today(theme);
  await phoneInTeams();
  await editor();
} finally {
  await browser.close();
  product.kill('SIGTERM');
  await new Promise((resolve) => product.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

async function today(theme) {
  const page = await open('member@nordvik.example', { colorScheme: theme });
  await page.locator('section article').nth(6).waitFor();
  await keep(page, theme === 'light' ? 'today' : 'today-dark');
}

async function phoneInTeams() {
  const person = 'member@nordvik.example';
  const page = await newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  // The window in which the first visit signs in to Microsoft 365.
  const signedIn = page
    .context()
    .waitForEvent('page')
    .then((window) => window.getByText(person, { exact: true }).first().click());
  await page.goto(`${teams}/?device=phone&person=${person}&bar=no`);
  await signedIn;
  const app = page.frameLocator('iframe').first();
  await app.locator('section article').nth(2).waitFor();
  await app.getByRole('region', { name: 'For you now' }).getByRole('listitem').first().waitFor();
  await app.locator('section article img').first().waitFor();
  await page.waitForLoadState('networkidle');
  await keep(page, 'phone');
}

async function editor() {
  const page = await open('editor@nordvik.example', { viewport: { width: 1280, height: 1080 } });
  const post = page.locator('section article a[href*="/pages/news/"]').first();
  await page.goto(new URL(`${await post.getAttribute('href')}/edit`, portal).href);
  await page.locator('[contenteditable=true]').first().waitFor();
  await keep(page, 'editor');
  await page.goto(`${portal}/pages/news/add`);
  const [title, text] = [/^Title/, /^Text/].map((name) => page.getByRole('textbox', { name }));
  await title.fill('The canteen of Terminal 2 opens on Monday');
  await text.click();
  await page.keyboard.type('Breakfast from 6 to 9, lunch from 11 to 14. Bring your badge.');
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await keep(page, 'publish');
}

/** The portal's start page, as a person. */
async function open(person, look = {}) {
  const page = await newPage({ viewport: { width: 1280, height: 900 }, ...look });
  await page.goto(portal);
  await page.getByText(person, { exact: true }).first().click();
  await page.waitForURL(`${portal}/**`);
  return page;
}

async function newPage(look) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...look });
  return context.newPage();
}

/** When the line is quiet and every picture that shows has come. */
async function keep(page, name) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  );
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`docs/pictures/${name}.webp`);
}

function startProduct() {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DEV_TENANT_PORT: String(port + 1),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}.`)));
    child.stdout.on('data', (text) => {
      if (String(text).includes('The portal runs at')) resolve(child);
    });
  });
}
