import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');
const migrationsFolder = 'src/server/db/migrations';

/**
 * Compiles the server as it was before the newest migration, from the history; answers the file to
 * start. Nothing where the history does not reach back that far.
 */
export function compilePreviousServer(): string | undefined {
  const commit = commitBefore(readdirSync(join(root, migrationsFolder)).sort().at(-1)!);
  if (commit === undefined) return undefined;
  // Below the project, so that packages are found.
  const folder = join(root, '.cache', 'previousServer', commit);
  const entry = join(folder, 'dist', 'server', 'main.js');
  if (!existsSync(entry)) {
    rmSync(join(root, '.cache', 'previousServer'), { recursive: true, force: true });
    const fresh = `${folder}.new`;
    mkdirSync(fresh, { recursive: true });
    const paths = ['package.json', 'appPackage', 'scripts', 'src'];
    const archive = join(fresh, 'sources.tar');
    writeFileSync(archive, git('archive', '--format=tar', commit, ...paths));
    execFileSync('tar', ['-xf', archive, '-C', fresh]);
    const compile = `import('./scripts/build.mjs').then((build) => build.compileServer())`;
    // The script builds more where it is the program that was started, which it learns from a word.
    execFileSync(process.execPath, ['-e', compile, 'no-program'], { cwd: fresh });
    renameSync(fresh, folder);
  }
  return entry;
}

/** The commit before the one that added a migration; the last one while that is not committed. */
function commitBefore(migration: string): string | undefined {
  const path = `${migrationsFolder}/${migration}`;
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '--', path).toString().trim();
    const name = added ? `${added.split('\n').at(-1)!}^` : 'HEAD';
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).toString().trim();
  } catch {
    return undefined;
  }
}

function git(...words: string[]): Buffer {
  return execFileSync('git', words, {
    cwd: root,
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
