import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sayStillConnecting } from '../../../src/client/start/sayStillConnecting';

const html = readFileSync(join(process.cwd(), 'src/client/index.html'), 'utf8');
const line = () => document.querySelector('#skeleton [role=status]');

beforeEach(() => {
  document.body.innerHTML = html.replace(/^[\s\S]*<body>|<script[\s\S]*$/g, '');
  jest.useFakeTimers();
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['da-DK']);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
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
  document.getElementById('skeleton')!.remove();
  jest.advanceTimersByTime(5_000);
  expect(document.body).not.toHaveTextContent('Opretter');
});
