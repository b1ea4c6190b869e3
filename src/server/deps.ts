import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Changes } from './db/changes';
import type { Databases } from './db/databases';
import type { Figures } from './figures';
import type { TokenVerifier } from './http/callers/tokens';
import type { TargetingReader } from './resources/targeting/targeting';

/** Everything that the product takes from outside, so that a test can pass its own. */
export interface Deps extends Omit<Databases, 'destroy' | 'usage'> {
  config: Config;
  now: () => Date;
  newGuid: () => string;
  verifyToken: TokenVerifier;
  /** Notifies of changes made here or by another server on the same database. */
  changes: Changes;
  /** Where the database's files are on this machine: how much room is left there. */
  freeBytes?: (() => number) | undefined;
  /** Left out where nobody reads them. */
  figures?: Figures | undefined;
}

/** The dependencies that handlers get. */
export interface HandlerDeps extends Deps {
  /** For what happens outside a request; never personal data. */
  log: FastifyBaseLogger;
  /** Decides whose content a person gets; one instance for all, because it caches. */
  targeting: TargetingReader;
}
