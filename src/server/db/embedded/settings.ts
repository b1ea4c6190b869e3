/** Longest path of a unix socket on Linux (macOS: 104), its own name `/.s.PGSQL.5432` included. */
const maxSocketPathLength = 103;

/** Lean, and safe: nothing here gives up durability. */
const settings: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '64MB',
  max_connections: '60',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_replication_slots: '0',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '1',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements carry personal data; the log must not.
  log_min_error_statement: 'panic',
};

/** Settings that older versions do not know, with the first that does. */
const since: Readonly<Record<string, number>> = { autovacuum_worker_slots: 18, io_method: 18 };

/**
 * A socket in the database's own directory, where no other account reaches it; the loopback network
 * where that cannot be.
 */
function socketDirectory(clusterDir: string): string | undefined {
  const path = `${clusterDir}/.s.PGSQL.5432`;
  return process.platform !== 'win32' && Buffer.byteLength(path) <= maxSocketPathLength
    ? clusterDir
    : undefined;
}

/** Words of the command line; `port` counts only on the loopback network, `major` is the server's version. */
export function postgresWords(
  clusterDir: string,
  port: number,
  extra: Readonly<Record<string, string>> = {},
  major = Infinity,
): string[] {
  const socket = socketDirectory(clusterDir);
  const place = socket
    ? { listen_addresses: '', unix_socket_directories: socket, unix_socket_permissions: '0700' }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const all = Object.entries({ ...settings, ...place, ...extra }).filter(
    ([name]) => (since[name] ?? 0) <= major,
  );
  return [
    '-D',
    clusterDir,
    '-p',
    String(socket ? 5432 : port),
    ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
