/**
 * The set-up doctor as a process: reads the configuration from the environment, prints findings,
 * and ends with 1 when there is a problem.
 */
import type { Finding, FindingLevel } from '#shared/rules/finding';
import { ConfigError, readConfig } from '../config';
import { checkPackage } from '../teamsApp/checkPackage';
import { packageFiles } from '../teamsApp/packageFiles';
import { examine } from './examine';

const marks: Record<FindingLevel, string> = {
  ok: 'ok     ',
  warning: 'note   ',
  problem: 'PROBLEM',
  unchecked: 'unknown',
};
const indent = ' '.repeat(10);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  console.log(`\nSet-up of ${config.publicUrl}, tenant ${config.tenantId}\n`);
  const [setUp, files] = await Promise.all([
    examine({ config, now: () => new Date() }),
    packageFiles(config),
  ]);
  const teamsApp = checkPackage(files);
  printFindings(setUp);
  console.log('\nTeams app package\n');
  printFindings(teamsApp);
  const problems = [...setUp, ...teamsApp].filter(({ Level }) => Level === 'problem').length;
  console.log(
    problems === 0
      ? '\nNo problem found.'
      : `\n${problems} ${problems === 1 ? 'problem' : 'problems'} found.`,
  );
  process.exitCode = problems === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(error instanceof ConfigError ? 2 : 1);
});

/** Writes findings for a terminal, problems first. */
function printFindings(findings: readonly Finding[]): void {
  const order: FindingLevel[] = ['problem', 'warning', 'unchecked', 'ok'];
  for (const { Level, Text, Remedy } of [...findings].sort(
    (a, b) => order.indexOf(a.Level) - order.indexOf(b.Level),
  )) {
    console.log(`${marks[Level]}   ${Text}`);
    if (Remedy) console.log(`${indent}${Remedy}`);
  }
}
