import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Access } from '#shared/contract/call';
import { hasAnyRole } from '#shared/rules/roles';
import type { Person } from '../person';
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
  perPerson: RateLimit;
  perAddress: RateLimit;
}

/**
 * Lets a request through that the call's access allows, before its body is read.
 * A refused token counts against the network address, so that guessing is limited too.
 */
export function accessHook(access: Access, gate: Gate): onRequestHookHandler {
  if (access === 'anyone') return (request, _reply, done) => done(attempt(() => gate.perAddress.count(request.ip)));
  return (request, _reply, done) => {
    const admit = (person: Person) => done(attempt(() => admitPerson(request, person, access, gate)));
    const refuse = (error: unknown) => done(attempt(() => gate.perAddress.count(request.ip)) ?? (error as Error));
    try {
      const person = gate.verifyToken(bearerToken(request));
      if (person instanceof Promise) person.then(admit, refuse);
      else admit(person);
    } catch (error) {
      refuse(error);
    }
  };
}

function admitPerson(request: FastifyRequest, person: Person, access: Exclude<Access, 'anyone'>, gate: Gate): void {
  gate.perPerson.count(person.id);
  if (access !== 'signedIn' && !hasAnyRole(person.roles, access)) throw new ProblemError('forbidden');
  request.person = person;
}

/** Throws `ProblemError` where the request has none. */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string {
  const header = request.headers.authorization;
  if (!header) throw new ProblemError('tokenMissing');
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
  if (!token) throw new ProblemError('tokenInvalid');
  return token;
}

/** Hooks of this kind are cheaper with a callback than with a promise; a thrown error becomes the callback's argument. */
function attempt(action: () => void): Error | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
