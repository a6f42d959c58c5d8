// The settings that PostgreSQL is started with. They are on its command line, so every start has those of the running
// release, whatever a configuration file in the data folder contains.
import { platform } from './platform.ts';

const settings = {
  // Only this machine, only with the password, no socket file, which would need a short path.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',

  // Two cores and little memory. Requests are many and short: parallel plans would only slow the others.
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_parallel_workers_per_gather: '0',
  io_workers: '2',
  max_logical_replication_workers: '0',
  jit: 'off',
  random_page_cost: '1.1',
  // Memory under /dev/shm is small in containers and is removed when an ordinary user logs out.
  dynamic_shared_memory_type: 'mmap',

  // Acknowledged data is on the disk.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '512MB',

  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_checkpoints: 'off',
  // No statements and no row values in the log: they may hold what people wrote about a school. Failed statements are
  // reported to the server, whose log leaves values out; their messages may quote user input.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
} as const;

/**
 * Nothing waits for the disk. Processes may still be killed, but a loss of power destroys the database. Several servers
 * share it, each with its pools.
 */
const temporary = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_compression: 'off',
  max_connections: '150',
} as const;

type Named = Readonly<{ name: string; isTemporary: boolean }>;

/** The arguments for a cluster; its name marks all its processes (see processes.ts). */
export function settingArguments({ name, isTemporary }: Named, port: number): string[] {
  const all = {
    ...settings,
    ...platform.settings,
    ...(isTemporary ? temporary : {}),
    port: String(port),
    cluster_name: name,
  };
  return Object.entries(all).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
}
