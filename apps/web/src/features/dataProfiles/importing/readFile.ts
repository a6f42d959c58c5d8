// A chosen file, read and compared with what the profile has already.
import { type KnownOption, type OptionForm, planImport, profileLimits } from '@schooldog/domain/dataProfiles';
import { decodeCsv } from '../../../platform/csv/readCsv.ts';
import { type DroppedRow, type FileFault, readRows } from './readRows.ts';

export type PlannedRow = Readonly<{ row: OptionForm; state: 'new' | 'changed' | 'unchanged' }>;
export type Plan = Readonly<{
  rows: readonly PlannedRow[];
  /** The ones worth sending. */
  news: readonly OptionForm[];
  dropped: readonly DroppedRow[];
}>;
export type ChosenFile = Readonly<
  { kind: 'read'; name: string; plan: Plan } | { kind: 'fault'; name: string; fault: FileFault | 'tooLarge' }
>;

const maxBytes = 5 * 1024 * 1024;

export async function readFile(file: File, options: readonly KnownOption[]): Promise<ChosenFile> {
  const { name } = file;
  if (file.size > maxBytes) return { kind: 'fault', name, fault: 'tooLarge' };
  const text = await file.arrayBuffer().then(decodeCsv, () => null);
  if (text === null) return { kind: 'fault', name, fault: 'unreadable' };
  const read = readRows(text);
  if (typeof read === 'string') return { kind: 'fault', name, fault: read };
  return { kind: 'read', name, plan: planOf(read.rows, read.dropped, options) };
}

function planOf(
  rows: readonly OptionForm[],
  dropped: readonly DroppedRow[],
  options: readonly KnownOption[],
): Plan {
  const { added, changed } = planImport(options, rows);
  const room = Math.max(profileLimits.options - options.length, 0);
  const tooMany = new Set(added.slice(room).map(({ label }) => label));
  const addedLabels = new Set(added.map(({ label }) => label));
  const changedLabels = new Set(changed.map(({ option }) => option.label));
  const planned = rows
    .filter(({ label }) => !tooMany.has(label))
    .map((row): PlannedRow => ({
      row,
      state: addedLabels.has(row.label) ? 'new' : changedLabels.has(row.label) ? 'changed' : 'unchanged',
    }));
  return {
    rows: planned,
    news: planned.flatMap(({ row, state }) => (state === 'unchanged' ? [] : [row])),
    dropped: [
      ...dropped,
      ...[...tooMany].map((label) => ({ number: null, label, reason: 'listFull' as const })),
    ],
  };
}
