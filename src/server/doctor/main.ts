/**
 * The set-up doctor as a process: reads the configuration from the environment, prints findings,
 * and ends with 1 when there is a problem.
 */
import { ConfigError, readConfig } from '../config';
import { checkPackage } from '../teamsApp/checkPackage';
import { packageFiles } from '../teamsApp/packageFiles';
import { examine } from './examine';
import { printFindings } from './printFindings';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  console.log(`\nSet-up of ${config.publicUrl}, tenant ${config.tenantId}\n`);
  const [findings, files] = await Promise.all([
    examine({ config, now: () => new Date() }),
    packageFiles(config),
  ]);
  const hasProblem = printFindings(findings);
  console.log('\nTeams app package\n');
  process.exitCode = printFindings(checkPackage(files)) || hasProblem ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(error instanceof ConfigError ? 2 : 1);
});
