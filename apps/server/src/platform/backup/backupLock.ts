import type { Pool } from 'pg';

/** Held by a running backup. */
export const backupLock = 7_240_302;

export async function isBackupRunning(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ free: boolean }>(
    'select pg_try_advisory_xact_lock_shared($1) as free',
    [backupLock],
  );
  return rows[0]?.free !== true;
}
