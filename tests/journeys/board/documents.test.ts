import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { uploadPart } from '#shared/rules/documents/uploads';
import { axeViolations, flawsInEveryTheme } from '../../support/browser/browser';
import { watchGraph } from '../../support/graphContract';
import { storeSetting } from '../../support/content/pages';
import { seesCount } from '../../support/browser/person';
import { setStage } from '../../support/browser/stage';
import { send } from '../../support/testPortal';
import { until } from '../../support/until';

const stage = setStage({ isBare: true });
/** Milliseconds for a whole journey on a machine that is busy. */
const timeout = 120_000;
/** The browser logs the 404 that says that a name is free, and each cut that a test makes. */
const expected = /status of 404|net::ERR_/;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  writeFileSync(join(folder, 'Note.txt'), 'A note');
  mkdirSync(join(folder, 'Photos'));
  writeFileSync(join(folder, 'Film.mp4'), Buffer.alloc(2 * uploadPart + 10));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The person's board, with their documents in the middle of the window. */
async function openDocuments(width: number, touch = false) {
  const opened = await stage.open({ at: '/your-board', width, options: { hasTouch: touch } });
  const documents = opened.page.getByRole('region', { name: 'My documents' });
  await until(async () => {
    await opened.page.mouse.wheel(0, 700);
    return (await documents.getByRole('listitem').count()) > 0;
  });
  await documents.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return { ...opened, documents };
}

/** Lets go of real files over an element, as the system's file manager does. */
async function drop(page: Page, target: Locator, names: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await target.boundingBox())!;
  const files = names.map((name) => join(folder, name));
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files, dragOperationsMask: 1 },
    });
}

const requests = (method: string, part: string) =>
  stage.portal.devTenant.control
    .requests(undefined, part)
    .filter((request) => request.method === method);

it(
  'DOCS-03 DOCS-12 DOCS-15 DOCS-17 DOCS-19 a file that is dropped is uploaded and leads on; a folder is not; the same file again is asked about',
  async () => {
    const graph = watchGraph(stage.portal.devTenant);
    const { page, documents, trouble, person } = await openDocuments(1440);
    const zone = documents.getByText('Drag a file here to upload and open');
    const dialog = page.getByRole('dialog');
    await drop(page, zone, ['Photos']);
    await person.isTold("Folders aren't uploaded: Photos.");
    expect(await dialog.count()).toBe(0);
    await drop(page, zone, ['Note.txt']);
    const link = dialog.getByRole('link', { name: 'Open Note.txt' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toContain('/Documents/Note.txt');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drop(page, documents.getByRole('listitem').first(), ['Note.txt']);
    await dialog.getByText('A file with this name already exists.').waitFor();
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await dialog.getByText('Uploaded').waitFor();
    expect(requests('PUT', 'Note.txt').map(({ status }) => status)).toEqual([201, 200]);
    await page.keyboard.press('Escape');
    // By the keyboard, under another name.
    await drop(page, documents.getByRole('listitem').first(), ['Note.txt']);
    await dialog.getByRole('button', { name: 'Rename' }).press('Enter');
    expect(await flawsInEveryTheme(page, [768, 1440])).toEqual([]);
    await page.keyboard.type('Second note');
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: 'Open Second note.txt' }).waitFor();
    expect(trouble.filter((text) => !expected.test(text))).toEqual([]);
    graph.stop();
    expect(graph.violations).toEqual([]);
  },
  timeout,
);

it(
  'a picture that is pasted is uploaded under a name of its own',
  async () => {
    const { page, context, documents, person } = await openDocuments(1440);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(4, 4);
      canvas.getContext('2d')!.fillRect(0, 0, 4, 4);
      const picture = await canvas.convertToBlob({ type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    });
    await documents.getByRole('tab', { name: 'Recent' }).focus();
    await page.keyboard.press('Control+v');
    await person.inThe('dialog').sees(/^Open Picture .*\.png$/, 'link');
    expect(requests('PUT', '.png')).toHaveLength(1);
  },
  timeout,
);

it(
  'a large upload in parts continues after an outage, and Cancel leaves nothing of it',
  async () => {
    const { devTenant } = stage.portal;
    await storeSetting(stage, 'documentUploadLimit', 20);
    const { page, context, documents } = await openDocuments(1440);
    const dialog = page.getByRole('dialog');
    const upload = documents.getByLabel('Upload', { exact: true }).and(page.locator('input'));
    // The second part is cut, and the browser is away for a while.
    let parts = 0;
    await context.route(/uploadSession/, async (route) => {
      if (route.request().method() !== 'PUT' || ++parts !== 2) return route.fallback();
      await context.setOffline(true);
      await route.abort('connectionreset');
    });
    await upload.setInputFiles(join(folder, 'Film.mp4'));
    await dialog.getByText('The connection was lost.').waitFor();
    await context.setOffline(false);
    await dialog.getByRole('link', { name: 'Open Film.mp4' }).waitFor();
    expect(requests('PUT', 'uploadSession').map(({ status }) => status)).toEqual([202, 202, 201]);
    await dialog.getByRole('button', { name: 'Close' }).click();

    devTenant.control.fail({ service: 'sharepoint', method: 'PUT', silence: 'hang' });
    writeFileSync(join(folder, 'Other.mp4'), Buffer.alloc(uploadPart));
    await upload.setInputFiles(join(folder, 'Other.mp4'));
    await until(async () => requests('PUT', 'uploadSession').length === 4);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await until(async () => requests('DELETE', 'uploadSession').length === 1);
    const graph = await devTenant.tokenFor('member@nordvik.example', { resource: 'graph' });
    const path = `${devTenant.graphUrl}/v1.0/me/drive/root:/Other.mp4`;
    expect((await send(path, 'GET', graph)).status).toBe(404);
  },
  timeout,
);

it(
  'DOCS-02 DOCS-03 DOCS-07 DOCS-11 a phone has no upload, turns a card over by touch and has large enough targets',
  async () => {
    const { page, documents } = await openDocuments(390, true);
    expect(await documents.getByRole('button', { name: 'Upload' }).count()).toBe(0);
    expect(await documents.getByText('Drag a file here').count()).toBe(0);
    const card = documents.getByRole('listitem').first();
    await card.tap({ position: { x: 20, y: 30 } });
    await card.getByRole('link', { name: /^In / }).waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await card.getByRole('link', { name: /^In / }).waitFor({ state: 'detached' });
    await documents.getByRole('button', { name: 'Show more' }).tap();
    await seesCount(documents.getByRole('listitem'), 10);
    const small = await documents
      .getByRole('button')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    const links = page.getByRole('group', { name: 'Smart links' });
    expect(await links.getAttribute('aria-roledescription')).toBe('carousel');
  },
  timeout,
);
