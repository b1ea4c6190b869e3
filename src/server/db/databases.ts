import type { PoolUse } from '../figures';
import { openDatabase, usageOf, type Database, type DatabaseAddress } from './database';

/** The ways to one database; what takes long in one of them leaves the others free. */
export interface Databases {
  /** For nearly everything. */
  db: Database;
  /** For reads that go through much, such as a search. */
  wideDb: Database;
  /** For migrations, and for what is done beside requests and may take its time. */
  upkeepDb: Database;
  /** For the question whether the database answers. */
  probeDb: Database;
  /** How the connections are used now, by pool. */
  usage: () => Record<string, PoolUse>;
  /** Closes what is open; waits for what is under way. */
  destroy: () => Promise<void>;
}

/**
 * Opens the ways to a database. Connections are made when they are needed.
 * @param connections for requests; a quarter of them are for wide reads. One more is for upkeep,
 * and one for the question whether the database answers.
 * @param onLost told about idle connections that broke
 * @param second milliseconds by which all limits are counted; fewer in tests
 */
export function openDatabases(
  address: DatabaseAddress,
  connections: number,
  onLost: (error: Error) => void,
  second = 1_000,
): Databases {
  const wide = Math.max(1, Math.floor(connections / 4));
  const open = (max: number, statement: number, connectTimeout = 5 * second) =>
    openDatabase(address, { connections: max, connect: connectTimeout, statement }, onLost);
  const pools = {
    db: open(Math.max(1, connections - wide), 10 * second),
    wideDb: open(wide, 5 * second),
    upkeepDb: open(1, 1_800 * second),
    probeDb: open(1, second / 2, second / 2),
  };
  return {
    ...pools,
    usage: () => ({
      requests: usageOf(pools.db),
      wide: usageOf(pools.wideDb),
      upkeep: usageOf(pools.upkeepDb),
      probe: usageOf(pools.probeDb),
    }),
    destroy: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
    },
  };
}
