/**
 * The dev tenant as a process of its own. Reads DEV_TENANT_PORT (identity; Graph, SharePoint, the
 * Teams host, Power BI and the news feeds take the next five ports; default 3001), DEV_TENANT_SIZE
 * (small or large), PRODUCT_URL and DATA_DIR. Writes one JSON line with its addresses when it is
 * ready, and serves until SIGTERM.
 */
import { join } from 'node:path';
import { startDevTenant } from './devTenant';
import { messageOfError } from '#shared/rules/values/records';

async function main(): Promise<void> {
  const {
    DEV_TENANT_PORT = '3001',
    DEV_TENANT_SIZE = 'small',
    PRODUCT_URL = 'http://localhost:3000',
    DATA_DIR = '.data',
  } = process.env;
  const tenant = await startDevTenant({
    basePort: Number(DEV_TENANT_PORT),
    size: DEV_TENANT_SIZE === 'large' ? 'large' : 'small',
    productUrl: PRODUCT_URL.replace(/\/$/, ''),
    dataFolder: join(DATA_DIR, 'devTenant'),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void tenant.stop().then(() => process.exit(0)));
  const { identityUrl, graphUrl, sharePointUrl, hostUrl, controlUrl, environment, company } =
    tenant;
  const people = company.people.flatMap(({ upn, demonstrates }) =>
    demonstrates ? [{ upn, description: demonstrates }] : [],
  );
  console.log(
    JSON.stringify({
      identityUrl,
      graphUrl,
      sharePointUrl,
      hostUrl,
      controlUrl,
      environment,
      people,
    }),
  );
}

main().catch((error: unknown) => {
  console.error(`The dev tenant could not start: ${messageOfError(error)}`);
  process.exit(1);
});
