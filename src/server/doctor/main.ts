/**
 * The set-up doctor as a process: reads the configuration from the environment, prints findings,
 * and ends with 1 when there is a problem.
 */
import { ConfigError, readConfig } from '../config';
import { inTerminal } from '../findings/inTerminal';
import { checkPackage } from '../teamsApp/checkPackage';
import { packageFiles } from '../teamsApp/packageFiles';
import { examine } from './examine';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  console.log(`\nSet-up of ${config.publicUrl}, tenant ${config.tenantId}\n`);
  const [setUp, files] = await Promise.all([
    examine({ config, now: () => new Date() }),
    packageFiles(config),
  ]);
  const teamsApp = checkPackage(files);
  console.log(inTerminal(setUp));
  console.log('\nTeams app package\n');
  console.log(inTerminal(teamsApp));
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
