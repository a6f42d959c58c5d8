// Turns a file's rows into locations, and says of every row that is left out why.
import { labelKey, type OptionForm, profileLimits } from '@schooldog/domain/dataProfiles';
import { readCsv } from '../../../platform/csv/readCsv.ts';

export type DropReason =
  | 'noLabel'
  | 'labelTooLong'
  | 'aliasTooLong'
  | 'tooManyAliases'
  | 'valueTooLong'
  | 'repeated'
  | 'listFull';
export type DroppedRow = Readonly<{ number: number | null; label: string; reason: DropReason }>;
export type FileFault = 'unreadable' | 'noLabelColumn' | 'noRows' | 'tooManyColumns' | 'columnTooLong';

export type ReadRows = Readonly<{ rows: readonly OptionForm[]; dropped: readonly DroppedRow[] }>;

const labelNames = new Set([
  'name',
  'label',
  'location',
  'place',
  'nombre',
  'lugar',
  'etiqueta',
  'ubicacion',
]);
const aliasNames = new Set(['other names', 'aliases', 'alias', 'otros nombres']);
export const importLimits = { attributeName: 60, attributeValue: 200 } as const;

export function readRows(text: string): ReadRows | FileFault {
  const records = readCsv(text);
  if (records === null) return 'unreadable';
  const [header, ...body] = records;
  if (header === undefined || body.length === 0) return 'noRows';
  const names = header.cells.map(labelKey);
  const labelAt = names.findIndex((name) => labelNames.has(name));
  if (labelAt === -1) return 'noLabelColumn';
  const aliasAt = names.findIndex((name) => aliasNames.has(name));
  const details = header.cells.flatMap((name, at) =>
    name === '' || at === labelAt || at === aliasAt ? [] : [{ name, at }],
  );
  if (details.length > profileLimits.attributes) return 'tooManyColumns';
  if (details.some(({ name }) => name.length > importLimits.attributeName)) return 'columnTooLong';

  const rows: OptionForm[] = [];
  const dropped: DroppedRow[] = [];
  const seen = new Set<string>();
  for (const { number, cells } of body) {
    const row: OptionForm = {
      label: cells[labelAt] ?? '',
      aliases: aliasesIn(aliasAt === -1 ? '' : (cells[aliasAt] ?? '')),
      attributes: Object.fromEntries(details.map(({ name, at }) => [name, cells[at] ?? ''])),
    };
    const reason = faultOf(row) ?? (seen.has(labelKey(row.label)) ? 'repeated' : null);
    if (reason === null && rows.length < profileLimits.options) rows.push(row);
    else dropped.push({ number, label: row.label, reason: reason ?? 'listFull' });
    seen.add(labelKey(row.label));
  }
  return { rows, dropped };
}

function faultOf({ label, aliases, attributes }: OptionForm): DropReason | null {
  if (label === '') return 'noLabel';
  if (label.length > profileLimits.label) return 'labelTooLong';
  if (aliases.length > profileLimits.aliases) return 'tooManyAliases';
  if (aliases.some((alias) => alias.length > profileLimits.label)) return 'aliasTooLong';
  const isTooLong = Object.values(attributes).some((value) => value.length > importLimits.attributeValue);
  return isTooLong ? 'valueTooLong' : null;
}

/** "Art room; Ms. Lee" */
function aliasesIn(cell: string): string[] {
  return cell
    .split(/[;|]/)
    .map((alias) => alias.trim())
    .filter(Boolean);
}
