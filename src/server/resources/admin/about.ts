import { sql } from 'kysely';
import type { About } from '#shared/contract/people/admin';
import type { Deps } from '../../deps';
import { servicePrincipalId } from '../../doctor/servicePrincipal';
import { productVersion } from '../../productVersion';

/** The running server and its connections. `token`: of the administrator who asks. */
export async function about(
  { config, now, db }: Deps,
  startedAt: Date,
  token: string,
): Promise<About> {
  const [id, database] = await Promise.all([
    servicePrincipalId({ config, now, personToken: token }),
    sql<{ version: string }>`select current_setting('server_version') as version`.execute(db),
  ]);
  return {
    Version: productVersion(),
    StartedAt: startedAt.toISOString(),
    Node: process.versions.node,
    PostgreSQL: database.rows[0]?.version ?? '',
    PublicUrl: config.publicUrl,
    TenantId: config.tenantId,
    ClientId: config.clientId,
    AuthorizationMode: config.authorizationMode,
    SharePointUrl: config.sharePointUrl,
    Realtime: config.signalRService ? 'azureSignalR' : 'portal',
    ServicePrincipalId: id ?? '',
  };
}
