import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';

const day = 24 * 3_600_000;
/** Days for which a finder may take the contact for right. */
const validDays = 90;

/** Says where flaws are reported (RFC 9116), where the organisation has named a contact. */
export function registerSecurityContact(
  app: FastifyInstance,
  { publicUrl, securityContact }: Pick<Config, 'publicUrl' | 'securityContact'>,
  now: () => Date,
): void {
  if (!securityContact) return;
  const address = '/.well-known/security.txt';
  app.get(address, (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${new Date(now().getTime() + validDays * day).toISOString()}`,
          'Preferred-Languages: en, da, sv, fi, no',
          `Canonical: ${publicUrl}${address}`,
          '',
        ].join('\n'),
      ),
  );
}
