import { expect, it } from 'vitest';
import { linux, macOs } from './platform.ts';

/** Written from the manual of ps; not yet run on macOS. */
const answers: Readonly<Record<string, string>> = {
  '/bin/ps -o state=,lstart= -p 41': 'S    Mon Nov 16 09:12:44 2026',
  '/bin/ps -o state=,lstart= -p 42': 'Z    Mon Nov 16 09:12:44 2026',
  '/bin/ps -ww -o command= -p 41': 'postgres: schooldog-1-2: checkpointer',
  '/bin/ps -axo pid=,command=': `    1 /sbin/launchd
   41 postgres: schooldog-1-2: checkpointer
  812 /opt/app/postgres -D /data -c cluster_name=schooldog-1-2`,
  '/usr/sbin/sysctl -n kern.bootsessionuuid': '0A1B',
};
const mac = macOs(async (program, args) => answers[[program, ...args].join(' ')] ?? '');

it('macOS processes are read through ps and sysctl', async () => {
  expect(await mac.startTimeOf(41)).toBe('Mon Nov 16 09:12:44 2026');
  expect(await mac.startTimeOf(42)).toBeUndefined();
  expect(await mac.startTimeOf(43)).toBeUndefined();
  expect(await mac.commandOf(41)).toBe('postgres: schooldog-1-2: checkpointer');
  expect(await mac.commandOf(43)).toBe('');
  expect(await mac.pids()).toEqual([41, 812]);
  expect(await mac.systemId()).toBe('0A1B');
});

it('PostgreSQL gets no setting that only another system supports', () => {
  expect(Object.keys(mac.settings)).toEqual(['wal_sync_method']);
  expect(Object.keys(linux.settings)).toEqual(['recovery_init_sync_method']);
});

it.runIf(process.platform === 'linux')('Linux is read from /proc', async () => {
  expect(await linux.pids()).toContain(process.pid);
  expect(await linux.startTimeOf(process.pid)).toMatch(/^\d+$/);
  expect(await linux.commandOf(process.pid)).toContain('node');
  expect(await linux.startTimeOf(2 ** 30)).toBeUndefined();
  expect(await linux.systemId()).toMatch(/^[\da-f-]{36} pid:/);
});
