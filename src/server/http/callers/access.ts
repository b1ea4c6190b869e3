import type { IncomingMessage } from 'node:http';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Access } from '#shared/contract/call';
import type { ProblemId } from '#shared/errors';
import { hasAnyRole, type Role } from '#shared/rules/people/roles';
import { whenThere, type MaybePromise } from '../../maybePromise';
import type { Person, TokenPerson } from '../../person';
import type { AddressOf } from './callerAddress';
import { ProblemError } from '../answers/problems';
import { promptHook } from '../promptHook';
import type { RateLimit } from './rateLimit';
import type { TokenVerifier } from './tokens';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call but those that anyone may make. */
    person: Person | undefined;
  }
}

/**
 * The rules that decide whether a request is let through; one instance for the whole product, so
 * that its limits count every way in.
 */
export interface Gate {
  verifyToken: TokenVerifier;
  /** Throws `ProblemError` where the roles cannot be determined. */
  rolesOf: (person: TokenPerson, token: string) => Promise<readonly Role[]>;
  addressOf: AddressOf;
  perPerson: RateLimit;
  perAddress: RateLimit;
}

/** Lets a request through that the call's access allows, before its body is read. */
export function accessHook(access: Access, gate: Gate): onRequestHookHandler {
  return promptHook(accessCheck(access, gate));
}

/** Throws, or rejects with, `ProblemError` where the access does not allow the request. */
export function accessCheck(
  access: Access,
  gate: Gate,
): (request: FastifyRequest) => MaybePromise<void> {
  if (access === 'anyone') return (request) => gate.perAddress.count(gate.addressOf(request.raw));
  const letIn = (request: FastifyRequest, known: TokenPerson) => {
    const { id, upn, displayName } = known;
    const roles = () => gate.rolesOf(known, bearerToken(request));
    const enter = () => {
      request.person = { id, upn, displayName, roles };
    };
    if (access === 'signedIn') return enter();
    return roles().then((own) => {
      if (!hasAnyRole(own, access)) throw new ProblemError('forbidden');
      enter();
    });
  };
  return (request) =>
    whenThere(verifiedPerson(request, gate), (known) =>
      whenThere(gate.perPerson.count(known.id), () => letIn(request, known)),
    );
}

/** Refusals that somebody who guesses gets. */
const guesses: ReadonlySet<ProblemId> = new Set(['tokenMissing', 'tokenInvalid']);

function verifiedPerson(request: FastifyRequest, gate: Gate): MaybePromise<TokenPerson> {
  const refuse = async (refusal: unknown) => {
    await countRefusal(gate, request.raw, refusal);
    throw refusal;
  };
  try {
    const person = gate.verifyToken(bearerToken(request));
    return person instanceof Promise ? person.catch(refuse) : person;
  } catch (refusal) {
    return refuse(refusal);
  }
}

/**
 * Counts a refused token against the network address, so that guessing is limited. Many may share an
 * address: neither one that was right and has ended counts, which pages renew when they wake up, nor
 * one that nobody can check now. Throws `ProblemError` beyond the limit.
 */
export async function countRefusal(
  { addressOf, perAddress }: Pick<Gate, 'addressOf' | 'perAddress'>,
  request: IncomingMessage,
  refusal: unknown,
): Promise<void> {
  if (!(refusal instanceof ProblemError && guesses.has(refusal.id))) return;
  await perAddress.count(addressOf(request));
}

/** Throws `ProblemError` where the request has none. */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string {
  const header = request.headers.authorization;
  if (!header) throw new ProblemError('tokenMissing');
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
  if (!token) throw new ProblemError('tokenInvalid');
  return token;
}
