import { randomUUID } from 'node:crypto';
import type { Person } from '../company/person';
import { cookies, type Received } from '../http/message';
import type { IdentityContext } from './identityContext';
import { seal, unseal } from './sealed';

export interface Session {
  person: Person;
  sessionId: string;
  /** A second factor was given. */
  mfa: boolean;
  /** Scopes the person has consented to in this browser. */
  consented: string[];
  /** Policies of Conditional Access that were met. */
  policies: string[];
}

const lifetime = 30 * 24 * 3_600;
/** Cookies do not know ports, so the port is part of the name. */
const cookieName = ({ addresses }: IdentityContext) =>
  `ESTSAUTH-${new URL(addresses.identityUrl).port}`;

/**
 * The session of the browser; `undefined` when it has none, it was signed out, or the account is
 * disabled.
 */
export async function readSession(
  context: IdentityContext,
  request: Received,
): Promise<Session | undefined> {
  const found = cookies(request);
  const name = cookieName(context);
  const sealed = await unseal<{ oid: string; sid: string } & Partial<Omit<Session, 'person'>>>(
    context.keys,
    'session',
    found[name] ?? found[`${name}-framed`],
    context.now(),
  );
  const person = sealed && context.company.person(sealed.oid);
  if (
    !sealed ||
    !person ||
    context.endedSessions.has(sealed.sid) ||
    context.switches.disabledPeople.includes(person.upn)
  )
    return undefined;
  return {
    person,
    sessionId: sealed.sid,
    mfa: sealed.mfa ?? false,
    consented: sealed.consented ?? [],
    policies: sealed.policies ?? [],
  };
}

export function newSession(person: Person): Session {
  return { person, sessionId: randomUUID(), mfa: false, consented: [], policies: [] };
}

/**
 * Cookies of a session. The second one reaches the service from a frame on another site as well;
 * browsers that refuse it over http still have the first.
 */
export async function sessionCookies(
  context: IdentityContext,
  session: Session,
): Promise<string[]> {
  const { person, sessionId, mfa, consented, policies } = session;
  const value = await seal(
    context.keys,
    'session',
    { oid: person.id, sid: sessionId, mfa, consented, policies },
    lifetime,
    context.now(),
  );
  return withAttributes(context, value, lifetime);
}

export function endedSessionCookies(context: IdentityContext): string[] {
  return withAttributes(context, '', 0);
}

function withAttributes(context: IdentityContext, value: string, seconds: number): string[] {
  const name = cookieName(context);
  const common = `Path=/; HttpOnly; Max-Age=${seconds}`;
  return [
    `${name}=${value}; ${common}; SameSite=Lax`,
    `${name}-framed=${value}; ${common}; SameSite=None; Secure`,
  ];
}
