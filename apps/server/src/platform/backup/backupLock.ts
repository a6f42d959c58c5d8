import type { Pool } from 'pg';

/** Held by a running backup. */
export const backupLock = 7_240_302;
/** Held while the archive of the district's own data is made, which a backup does not wait for. */
export const ownDataLock = 7_240_303;

/** Whether somebody is reading the files of a snapshot, which must find their bytes even if they were removed since. */
export async function isSnapshotRead(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ free: boolean }>(
    'select pg_try_advisory_xact_lock_shared($1) and pg_try_advisory_xact_lock_shared($2) as free',
    [backupLock, ownDataLock],
  );
  return rows[0]?.free !== true;
}
