// One archive of everything a district owns: made by the server, downloaded by the person who asked for it, deleted.

/** `expired`: the archive is deleted, the row stays. */
export const ownDataStatuses = ['generating', 'ready', 'failed', 'cancelled', 'expired'] as const;
export type OwnDataStatus = (typeof ownDataStatuses)[number];

const ownDataLimits = {
  archiveHours: 24,
  /** Without progress for this long it counts as failed: its process is gone, and another one may be started. */
  stuckMinutes: 10,
} as const;

export type OwnDataState = Readonly<{ status: OwnDataStatus; timeUpdated: Date; timeReady: Date | null }>;

export function ownDataStatusAt({ status, timeUpdated, timeReady }: OwnDataState, now: Date): OwnDataStatus {
  if (status === 'generating' && timeUpdated < stuckOwnDataSince(now)) return 'failed';
  if (status === 'ready' && (timeReady === null || now >= archiveDeletedAt(timeReady))) return 'expired';
  return status;
}

export function archiveDeletedAt(timeReady: Date): Date {
  return new Date(timeReady.getTime() + ownDataLimits.archiveHours * 60 * 60_000);
}

export function stuckOwnDataSince(now: Date): Date {
  return new Date(now.getTime() - ownDataLimits.stuckMinutes * 60_000);
}

/** Whole percent; 100 only when it is ready. */
export function ownDataPercent({ done, total }: Readonly<{ done: number; total: number }>): number {
  return total === 0 ? 0 : Math.min(99, Math.floor((done * 100) / total));
}
