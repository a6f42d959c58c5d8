// Exports: files with many records that users download, created by the server after the request.

export const exportFormats = ['csv', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `expired`: the file is deleted, the row stays in the user's history. */
export const exportStatuses = ['generating', 'ready', 'failed', 'cancelled', 'expired'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

export const exportLimits = {
  title: 120,
  /** Per user, at the same time. */
  generating: 5,
  fileDays: 7,
  historyMonths: 13,
  /** Without progress for this long, an export counts as failed: its process is gone. */
  stuckMinutes: 5,
} as const;

export type ExportState = Readonly<{ status: ExportStatus; timeCreated: Date; timeUpdated: Date }>;

export function exportStatusAt({ status, timeCreated, timeUpdated }: ExportState, now: Date): ExportStatus {
  if (status === 'generating' && timeUpdated < stuckSince(now)) return 'failed';
  if (status === 'ready' && timeCreated < fileExpiry(now)) return 'expired';
  return status;
}

export function stuckSince(now: Date): Date {
  return new Date(now.getTime() - exportLimits.stuckMinutes * 60_000);
}

/** Files of exports requested before this time are deleted. */
export function fileExpiry(now: Date): Date {
  return new Date(now.getTime() - exportLimits.fileDays * 24 * 60 * 60_000);
}

/** Exports requested before this time leave the history. */
export function historyExpiry(now: Date): Date {
  const time = new Date(now);
  time.setUTCMonth(time.getUTCMonth() - exportLimits.historyMonths);
  return time;
}

/** Truncates a title to what an export allows: the title of a chart about a person at a school can be longer. */
export function shortTitle(title: string): string {
  const text = title.trim();
  if (text.length <= exportLimits.title) return text;
  // Never cuts a surrogate pair in half.
  const kept = text.slice(0, exportLimits.title - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}
