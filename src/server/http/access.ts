import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Access } from '#shared/contract/call';
import { hasAnyRole } from '#shared/rules/roles';
import type { Person } from '../person';
import type { AddressOf } from './callerAddress';
import { ProblemError } from './problems';
import type { RateLimit } from './rateLimit';
import type { TokenVerifier } from './tokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call but those that anyone may make. */
    person: Person | undefined;
  }
}

/** What decides whether a request is let through; one for the whole product, so that its limits count every way in. */
export interface Gate {
  verifyToken: TokenVerifier;
  addressOf: AddressOf;
  perPerson: RateLimit;
  perAddress: RateLimit;
}

/**
 * Lets a request through that the call's access allows, before its body is read.
 * A refused token counts against the network address, so that guessing is limited too.
 */
export function accessHook(access: Access, gate: Gate): onRequestAsyncHookHandler {
  if (access === 'anyone') return (request) => gate.perAddress.count(gate.addressOf(request.raw));
  return async (request) => {
    const person = await verifiedPerson(request, gate);
    await gate.perPerson.count(person.id);
    if (access !== 'signedIn' && !hasAnyRole(person.roles, access)) throw new ProblemError('forbidden');
    request.person = person;
  };
}

async function verifiedPerson(request: FastifyRequest, { verifyToken, addressOf, perAddress }: Gate): Promise<Person> {
  try {
    return await verifyToken(bearerToken(request));
  } catch (refusal) {
    await perAddress.count(addressOf(request.raw));
    throw refusal;
  }
}

/** Throws `ProblemError` where the request has none. */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string {
  const header = request.headers.authorization;
  if (!header) throw new ProblemError('tokenMissing');
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
  if (!token) throw new ProblemError('tokenInvalid');
  return token;
}
