import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { isFree } from '../servers/freePort';

/**
 * A data directory with the example organisation's content in it. The content is dated by the time
 * at which it was made, so it lasts for one run of jest, and it holds addresses, so it belongs to
 * these ports.
 */
export interface ExampleTemplate {
  dataDir: string;
  /** Of the dev tenant. */
  basePort: number;
  /** Of the portal. */
  port: number;
}

/** The dev tenant's six and the portal's. */
const portsOfOne = 7;
/** Below those that systems give to outgoing connections. */
const firstPort = 20_000;
const ranges = 1_500;

/**
 * The template of this worker of jest, made by the first file that asks for it. Nothing where there
 * is no folder for templates, or where its ports have been taken since.
 */
export async function exampleTemplate(
  make: (template: ExampleTemplate) => Promise<void>,
): Promise<ExampleTemplate | undefined> {
  const { PORTAL_TEMPLATES: folder, JEST_WORKER_ID: worker = '1' } = process.env;
  if (!folder) return undefined;
  const made = readdirSync(folder).find((name) => name.startsWith(`${worker}-`));
  if (made) {
    const template = templateAt(folder, made);
    return (await areFree(template)) ? template : undefined;
  }
  const name = `${worker}-${await freeRange()}`;
  const unfinished = templateAt(folder, `unfinished-${name}`);
  mkdirSync(unfinished.dataDir, { mode: 0o755 });
  await make(unfinished);
  const template = templateAt(folder, name);
  renameSync(unfinished.dataDir, template.dataDir);
  return template;
}

/** Copies with owners and rights: the database insists on its own. */
export function copyTemplate({ dataDir }: ExampleTemplate, into: string): void {
  execFileSync('cp', ['-a', `${dataDir}/.`, into]);
}

function templateAt(folder: string, name: string): ExampleTemplate {
  const basePort = Number(name.split('-').at(-1));
  return { dataDir: join(folder, name), ...portsFrom(basePort) };
}

function portsFrom(basePort: number): Pick<ExampleTemplate, 'basePort' | 'port'> {
  return { basePort, port: basePort + portsOfOne - 1 };
}

async function freeRange(): Promise<number> {
  const basePort = firstPort + portsOfOne * Math.floor(Math.random() * ranges);
  return (await areFree(portsFrom(basePort))) ? basePort : freeRange();
}

async function areFree({ basePort }: Pick<ExampleTemplate, 'basePort'>): Promise<boolean> {
  for (let port = basePort; port < basePort + portsOfOne; port += 1)
    if (!(await isFree(port))) return false;
  return true;
}
