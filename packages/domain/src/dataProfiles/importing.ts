// What a file of rows does to a list. The preview and the server ask the same function, so that what was shown happens.
import { jsonEqual } from '../kernel/index.ts';
import { cleanOption, labelKey, type OptionForm } from './profile.ts';

export type KnownOption = OptionForm &
  Readonly<{ id: string; isArchived: boolean; mergedIntoId: string | null }>;

export type ImportPlan = Readonly<{
  added: OptionForm[];
  changed: { id: string; option: OptionForm }[];
  unchanged: OptionForm[];
  /** Labels that more than one row has, so that nobody could say which one counts. */
  repeated: string[];
}>;

/**
 * A row whose label is there changes that option, and brings it back if it was archived. One whose label was merged
 * away stands for another option already and is left alone. The same rows a second time change nothing.
 */
export function planImport(options: readonly KnownOption[], rows: readonly OptionForm[]): ImportPlan {
  const known = new Map<string, KnownOption>();
  for (const option of options.toSorted((a, b) => rank(b) - rank(a)))
    known.set(labelKey(option.label), option);
  const plan: ImportPlan = { added: [], changed: [], unchanged: [], repeated: [] };
  const seen = new Set<string>();
  for (const row of rows) {
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

/** Nothing is lost by a file that does not speak of it: without aliases they stay, and so does every other attribute. */
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

/** Of several options with the same label the one that can be chosen counts, then the merged one. */
function rank({ isArchived, mergedIntoId }: KnownOption): number {
  if (mergedIntoId !== null) return 1;
  return isArchived ? 2 : 0;
}
