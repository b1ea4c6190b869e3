import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inThread, ThreadOverrun } from '../../../src/server/inThread';

const folder = mkdtempSync(join(tmpdir(), 'portal-threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const head = "const { parentPort, workerData } = require('node:worker_threads');";
function program(name: string, source: string): string {
  const file = join(folder, `${name}.js`);
  writeFileSync(file, head + source);
  return file;
}
const limits = { milliseconds: 60_000, megabytes: 64 };

it('a program answers what it makes of its data', async () => {
  const file = program('double', 'parentPort.postMessage(workerData * 2)');
  expect(await inThread(file, 21, limits)).toBe(42);
});

it.each([
  ['for ever', 'while (true);', { ...limits, milliseconds: 50 }],
  ['without bound in memory', 'const kept = []; while (true) kept.push({ more: {} });', limits],
])('a program that goes on %s is ended', async (name, source, max) => {
  const file = program(name.replaceAll(' ', '-'), source);
  await expect(inThread(file, 0, max)).rejects.toThrow(ThreadOverrun);
});

it.each([
  ['fails', "throw new Error('No.')", 'No.'],
  ['says nothing', '', 'without an answer'],
])('a program that %s fails its caller', async (name, source, message) => {
  await expect(inThread(program(name, source), 0, limits)).rejects.toThrow(message);
});
