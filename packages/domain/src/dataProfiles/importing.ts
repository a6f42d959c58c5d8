// What a file of rows does to a list. The preview and the server use the same function, so that they agree.
import { jsonEqual } from '../kernel/index.ts';
import { labelKey } from './labels.ts';
import { cleanOption, type OptionForm } from './profile.ts';

export type KnownOption = OptionForm &
  Readonly<{ id: string; isArchived: boolean; mergedIntoId: string | null }>;

export type ImportPlan = Readonly<{
  added: OptionForm[];
  changed: { id: string; option: OptionForm }[];
  unchanged: OptionForm[];
  /** Labels that occur in more than one row, which makes the rows ambiguous. */
  repeated: string[];
}>;

/**
 * A row whose label exists changes that option and restores it if it was archived. A row whose label was merged away
 * is skipped, because it already stands for another option. Importing the same rows again changes nothing.
 */
export function planImport(options: readonly KnownOption[], rows: readonly OptionForm[]): ImportPlan {
  const steps = planImportInSteps(options, rows);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** So that a server can answer others before all of a long file is planned. */
const rowsPerStep = 500;

/** The same plan, with a pause after every few hundred rows. */
export function* planImportInSteps(
  options: readonly KnownOption[],
  rows: readonly OptionForm[],
): Generator<void, ImportPlan, void> {
  const known = new Map<string, KnownOption>();
  for (const [index, option] of options.toSorted((a, b) => rank(b) - rank(a)).entries()) {
    if (index > 0 && index % rowsPerStep === 0) yield;
    known.set(labelKey(option.label), option);
  }
  const plan: ImportPlan = { added: [], changed: [], unchanged: [], repeated: [] };
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerStep === 0) yield;
    const key = labelKey(row.label);
    if (seen.has(key)) {
      plan.repeated.push(row.label);
      continue;
    }
    seen.add(key);
    const before = known.get(key);
    if (before === undefined) {
      plan.added.push(cleanOption(row));
      continue;
    }
    const option = importedOption(before, row);
    if (before.mergedIntoId !== null || (!before.isArchived && isSame(before, option)))
      plan.unchanged.push(row);
    else plan.changed.push({ id: before.id, option });
  }
  return plan;
}

/** What the file does not mention is kept: without aliases the old ones stay, and so does every other attribute. */
export function importedOption(before: OptionForm, row: OptionForm): OptionForm {
  return cleanOption({
    label: row.label,
    aliases: row.aliases.length === 0 ? before.aliases : row.aliases,
    attributes: { ...before.attributes, ...row.attributes },
  });
}

function isSame(one: OptionForm, other: OptionForm): boolean {
  return (
    one.label === other.label &&
    jsonEqual(one.aliases, other.aliases) &&
    jsonEqual(one.attributes, other.attributes)
  );
}

/** Of several options with the same label the active one wins, then the merged one. */
function rank({ isArchived, mergedIntoId }: KnownOption): number {
  if (mergedIntoId !== null) return 1;
  return isArchived ? 2 : 0;
}
