import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from '#shared/clientConfig';
import type { StartSettings } from '#shared/rules/settings/settings';
import { clearPerson, storePerson } from '../../../src/client/auth/storedPerson';
import { chooseStartForm } from '../../../src/client/paint/startForm';
import { showShape } from '../../../src/client/paint/showShape';

const html = readFileSync(join(process.cwd(), 'src/client/index.html'), 'utf8');
const person = { id: 'p1', tenantId: 't1', upn: 'p1@nordvik.example', name: 'P' };
const config = { tenantId: 't1' } as ClientConfig;
const keptAt = (path: string) => `portal:of-person:shape:${path}`;
const kept = JSON.stringify([1_000, [1, 100, 80, 250, 300], [2, 950, 10, 36, 36]]);

const picture = () => document.getElementById('skeleton')!;
const blocks = () => [...picture().querySelectorAll<HTMLElement>('.shape i')];
const at = (path: string) => history.replaceState(null, '', path);

beforeEach(() => {
  document.body.innerHTML = html.replace(/^[\s\S]*<body>|<script[\s\S]*$/g, '');
  storePerson(person);
  window.innerWidth = 1_100;
});
afterEach(() => {
  clearPerson();
  at('/');
  delete document.documentElement.dataset.start;
  document.body.innerHTML = '';
});

it('the start picture has the shape that this kind of page had, as wide as the window is now', () => {
  localStorage.setItem(keptAt('/pages/news/:slug'), kept);
  at('/pages/news/another-post');
  showShape(config);
  expect(picture()).toHaveClass('shaped');
  expect(blocks().map(({ className }) => className)).toEqual(['card', 'round']);
  expect(blocks()[0]!.style).toMatchObject({
    left: '10%',
    top: '80px',
    width: '25%',
    height: '300px',
  });
});

it.each([
  ['of another kind of page', () => at('/settings')],
  ['of a form for something new', () => at('/pages/news/add')],
  ['for another person', () => storePerson({ ...person, id: 'p2' })],
  ['for nobody', () => clearPerson()],
  ['on a phone, of a desktop', () => void (window.innerWidth = 390)],
  ['that is damaged', () => localStorage.setItem(keptAt('/pages/news/:slug'), '[1000,')],
])('no shape is shown %s', (_, change) => {
  localStorage.setItem(keptAt('/pages/news/:slug'), kept);
  at('/pages/news/a-post');
  change();
  showShape(config);
  expect(blocks()).toEqual([]);
  expect(picture()).not.toHaveClass('shaped');
});

it.each([
  ['/', undefined],
  ['/light', undefined],
  ['/settings', 'rows'],
  ['/pages/news/a-post', 'rows'],
])('the calm picture of %s has the form %s before anything else is known', (path, form) => {
  chooseStartForm(path);
  expect(document.documentElement.dataset.start).toBe(form);
});

it('CACHE-19 where nothing may stay on the device no shape is shown', () => {
  localStorage.setItem(keptAt('/'), kept);
  showShape({ ...config, startSettings: { disableLocalStorage: true } as StartSettings });
  expect(blocks()).toEqual([]);
});

it('of the start picture a screen reader hears the line that says how far it is, and nothing else', () => {
  const drawn = document.querySelectorAll('#skeleton > *, #connecting');
  const heard = [...drawn].filter((part) => !part.closest('[aria-hidden="true"]'));
  expect(heard.map((part) => part.getAttribute('role'))).toEqual(['status']);
});
