import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../http/message';
import { textAnswer } from '../http/textFile';
import { projectFolder } from './projectFolder';

/**
 * A module of the page's script as the build compiled it; modules import each other without file
 * endings.
 */
export function browserScript(name: string): Answer {
  const file = join(projectFolder(), 'dist/hostPage/devTenant/host/browser', `${name}.js`);
  if (!/^\w+$/.test(name) || !existsSync(file))
    return { status: 404, body: { error: 'There is no such script. Run "npm run build".' } };
  return textAnswer('js', readFileSync(file));
}
