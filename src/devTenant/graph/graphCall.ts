import type { Company } from '../company/company';
import type { Person } from '../company/person';
import type { GraphSwitches } from '../control/graphSwitches';
import type { DriveSwitches } from '../control/driveSwitches';
import type { Addresses } from '../environment';
import type { IdentityContext } from '../identity/identityContext';
import type { Answer, Received } from '../http/message';
import type { TenantState } from '../company/tenantState';

/** Request, caller and services that a Graph call works with. */
export interface GraphCall {
  company: Company;
  state: TenantState;
  switches: GraphSwitches;
  drive: DriveSwitches;
  addresses: Addresses;
  identity: IdentityContext;
  /** The person whose token it is; `undefined` for a token of the application itself. */
  person?: Person;
  version: 'v1.0' | 'beta';
  request: Received;
  /** Until the token ends. */
  secondsLeft: number;
  now: Date;
}

export interface GraphRoute {
  method: string;
  pattern: RegExp;
  /** Any one of these scopes (or application roles) is enough. */
  scopes: readonly string[];
  /** `beta`: not in v1.0. */
  only?: 'beta';
  handle(call: GraphCall, parts: string[]): Answer | Promise<Answer>;
}

/** A Graph call: `{}` in the template stands for one path segment. */
export function graphRoute(
  method: string,
  template: string,
  scopes: string,
  handle: GraphRoute['handle'],
  only?: 'beta',
): GraphRoute {
  const source = template
    .split('{}')
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+)');
  return {
    method,
    pattern: new RegExp(`^${source}$`, 'i'),
    scopes: scopes.split(' '),
    handle,
    only,
  };
}

export function json(body: object, status = 200): Answer {
  return { status, body };
}
