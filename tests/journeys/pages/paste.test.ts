import { drawing } from '../../support/content/uploads';
import type { Page } from 'playwright-core';
import type { Infobox } from '#shared/contract/infoboxes';
import { googleDocs, excel, webPage } from '../../support/clipboards/others';
import { programs } from '../../support/clipboards/programs';
import { outlook, word, wordOnline } from '../../support/clipboards/word';
import { hostileHtml } from '../../support/hostileHtml';
import { seesCount } from '../../support/browser/person';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ isBare: true, seeded: false });
const form = '/?modal=infoboxes%2Fadd&area=hero&route=%2F';
/** Milliseconds for a whole journey on a machine that is busy. */
const timeout = 120_000;

const textField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const source = (page: Page) => page.getByRole('textbox', { name: 'Text: HTML source' });
/** In the line, or in the menu of what has no room there. */
async function toggleSource(page: Page): Promise<void> {
  const inLine = page.getByRole('button', { name: 'HTML source' });
  const more = page.getByRole('toolbar', { name: /Text/ }).getByRole('button', { name: 'More' });
  await inLine.or(more).first().waitFor();
  if (await inLine.isVisible()) return inLine.click();
  await more.click();
  // By a key: where pasted text has just changed the toolbar, its menu moves under the mouse.
  await page.getByRole('menuitemcheckbox', { name: 'HTML source' }).press('Enter');
}

/** By the system's clipboard, as another program fills it. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((content) => {
    const fill = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', content);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('copy', fill, { once: true, capture: true });
    document.execCommand('copy');
  }, html);
  await textField(page).press('Control+v');
}

async function written(page: Page): Promise<string> {
  await toggleSource(page);
  const html = await source(page).inputValue();
  await toggleSource(page);
  await textField(page).click();
  return html;
}

/** The last one that was stored under the title. */
async function storedInfobox(title: string): Promise<Infobox | undefined> {
  const { body } = await stage.call<Infobox[]>('editor', 'GET', '/infoboxes/all');
  return body.filter(({ Title }) => Title === title).sort((a, b) => b.Id - a.Id)[0];
}

it(
  'EDITOR-11 pasted content of programs is kept, and hostile content does nothing anywhere',
  async () => {
    const { page, person, trouble } = await stage.open({
      person: 'editor',
      at: form,
      prepare: (empty) => empty.addInitScript('globalThis.x = () => (globalThis.hasRun = true)'),
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await person.fills('Title', 'Pasted');
    await textField(page).click();
    for (const { name, html, expected } of [
      ...[word, wordOnline, outlook, googleDocs, excel, webPage],
      ...programs,
    ]) {
      await textField(page).press('Control+a');
      await paste(page, html);
      const kept = await written(page);
      expect([`${name}: ${expected}`, `${name}: <p>${expected}</p>`]).toContain(`${name}: ${kept}`);
    }
    await textField(page).press('Control+a');
    for (const html of hostileHtml) await paste(page, html);
    const html = await written(page);
    await person.presses('Save');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await storedInfobox('Pasted'))?.Content).toBe(html);
    await page.reload();
    const shown = person.the('region', 'Highlights');
    await shown.getByRole('heading', { name: 'Pasted' }).first().waitFor();
    expect(
      await shown.locator('script, iframe, object, form, math, [onerror], [onload]').count(),
    ).toBe(0);
    expect(await page.evaluate('globalThis.hasRun')).toBeUndefined();
    expect(asked.filter((address) => /evil\.example|^file:|^javascript:/.test(address))).toEqual(
      [],
    );
    expect(trouble.filter((text) => !text.endsWith('/api/users/me'))).toEqual([]);
  },
  timeout,
);

it(
  'EDITOR-03 pictures that are dropped together are uploaded in their order, and come back after a reload',
  async () => {
    const { page, person, trouble } = await stage.open({ person: 'editor', at: form });
    await person.fills('Title', 'Dropped');
    await textField(page).click();
    await page.keyboard.insertText('Quays 👩‍👩‍👧 é: ');
    const pictures = await Promise.all(
      [60, 90].map((width) => drawing(width, 60).png().toBuffer()),
    );
    const data = await page.evaluateHandle(
      (contents) => {
        const transfer = new DataTransfer();
        for (const [index, content] of contents.entries()) {
          const bytes = Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0));
          transfer.items.add(new File([bytes], `${index}.png`, { type: 'image/png' }));
        }
        return transfer;
      },
      pictures.map((picture) => picture.toString('base64')),
    );
    const { x, y, width } = (await textField(page).locator('p').boundingBox())!;
    await textField(page).dispatchEvent('drop', {
      dataTransfer: data,
      clientX: x + width - 2,
      clientY: y + 8,
    });
    for (const words of ['North', 'South']) {
      await page.getByLabel(/^What the picture shows/).fill(words);
      await person.presses('Insert');
      await page.locator(`.ProseMirror img[alt=${words}]`).waitFor();
    }
    await person.presses('Save');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    const shown = person.the('region', 'Highlights');
    await shown.getByRole('img', { name: 'South' }).first().waitFor();
    const names = await shown
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
    expect(names).toEqual(['North', 'South']);
    await seesCount(shown.getByText('Quays 👩‍👩‍👧 é:'), 1);
    expect(trouble).toEqual([]);
  },
  timeout,
);
