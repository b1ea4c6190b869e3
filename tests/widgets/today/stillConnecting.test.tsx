import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeSkeleton } from '../../../src/client/shell/frame/removeSkeleton';
import { reloadForMissingCode } from '../../../src/client/start/reloadForMissingCode';
import { sayStillConnecting } from '../../../src/client/start/sayStillConnecting';

const html = readFileSync(join(process.cwd(), 'src/client/index.html'), 'utf8');
const line = () => document.querySelector('body > [role=status]');

/** Shows the last view of the window, as it stands above the start picture. */
function paint(): HTMLElement {
  const host = document.createElement('div');
  host.id = 'paint';
  document.body.append(host);
  return host;
}

const level = (element: Element) => Number(getComputedStyle(element).zIndex);

beforeEach(() => {
  document.head.innerHTML = /<style[\s\S]*<\/style>/.exec(html)![0];
  document.body.innerHTML = html.replace(/^[\s\S]*<body>|<script[\s\S]*$/g, '');
  jest.useFakeTimers();
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['da-DK']);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  sessionStorage.clear();
});

it('after five seconds the start picture says in the reader’s language that it goes on', () => {
  sayStillConnecting();
  jest.advanceTimersByTime(4_999);
  expect(line()).toHaveTextContent(/^$/);
  expect(line()!.closest('[aria-hidden]')).toBeNull();
  jest.advanceTimersByTime(1);
  expect(line()).toHaveTextContent('Opretter stadig forbindelse …');
  expect(line()).toHaveAttribute('lang', 'da');
});

it('nothing is said where the portal is there by then', () => {
  sayStillConnecting();
  removeSkeleton();
  jest.advanceTimersByTime(5_000);
  expect(document.body).not.toHaveTextContent('Opretter');
});

it('it stands above the last view, and so does what a browser without scripts reads', () => {
  const [picture, without] = ['#skeleton', 'noscript'].map((each) => document.querySelector(each)!);
  const top = Math.max(level(paint()), level(picture!));
  expect(top).toBeGreaterThan(0);
  expect(level(line()!)).toBeGreaterThan(top);
  expect(level(without!)).toBeGreaterThan(top);
});

it('a start that has failed is said alone, with nothing above it', () => {
  paint();
  sayStillConnecting();
  jest.advanceTimersByTime(5_000);
  sessionStorage.setItem('portal:reloaded-at', String(Date.now()));
  expect(() => reloadForMissingCode(new Error('missing'))).toThrow('missing');
  const [said, ...others] = document.querySelectorAll('body > :not(noscript)');
  expect(others).toEqual([]);
  expect(said).toHaveTextContent(/^Portalen kunne ikke indlæses/);
});
