// The rules of the district: one settings document.
import {
  areCompleteRules,
  canEditDrillRules,
  canOpenDrills,
  type DrillRulesDocument,
  type DrillRulesEdit,
  drillRulesMerge,
  drillRulesOf,
} from '@schooldog/domain/drills';
import { type Difference, differences, jsonEqual, type JsonValue } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Command } from '../../platform/api/context.ts';
import { historyPage } from '../../platform/audit/historyPage.ts';
import type { Reader } from '../../platform/database/database.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { cachedDocument } from '../../platform/settingsDocuments/settingsCache.ts';
import type { Work } from '../../platform/work/work.ts';
import { lockChosenSchools } from '../schools/index.ts';
import { lockDocument, writeDocument } from '../settings/index.ts';
import { rulesNotice } from './live.ts';

export const readDrillRules = cachedDocument('drills', drillRulesOf);

const rulesRecord = { recordType: 'settings', recordId: 'drills' } as const;
const fields = ['isEnabled', 'rules', 'schoolDays'] as const;

/** For those who see what the rules ask for, and those who edit them. */
export async function viewDrillRules(reader: Reader, actor: Actor): Promise<DrillRulesDocument> {
  if (!canOpenDrills(actor) && !canEditDrillRules(actor)) throw problem('drill.rulesNotAllowed');
  return readDrillRules(reader);
}

export async function drillRulesHistory(reader: Reader, actor: Actor, before: number | undefined) {
  if (!canEditDrillRules(actor)) throw problem('drill.rulesNotAllowed');
  return historyPage(reader, { ...rulesRecord, before });
}

export const editDrillRules: Command<{ edit: DrillRulesEdit }, DrillRulesDocument> = async (
  { work, actor },
  { edit },
) => {
  if (!canEditDrillRules(actor)) throw problem('drill.rulesNotAllowed');
  const before = drillRulesOf(await lockDocument(work.tx, 'drills'));
  const merged = await mergeEdit(work, drillRulesMerge, { ...rulesRecord, current: before, edit });
  const after = { ...merged, rules: [...merged.rules], schoolDays: [...merged.schoolDays] };
  if (!areCompleteRules(after)) throw problem('drill.incompleteRule');
  await requireKnownSchools(work, before, after);
  if (jsonEqual(before, after)) return before;
  await writeDocument(work.tx, 'drills', after, work.now);
  const changed = rulesDifferences(before, after);
  await work.audit({ ...rulesRecord, before, after, fields, changed });
  await work.announce(rulesNotice);
  return after;
};

/** Only schools that were added are asked about. */
async function requireKnownSchools(
  work: Work,
  before: DrillRulesDocument,
  after: DrillRulesDocument,
): Promise<void> {
  const schoolsOf = ({ schoolDays }: DrillRulesDocument) =>
    schoolDays.flatMap(({ schoolId }) => schoolId ?? []);
  const known = new Set(schoolsOf(before));
  const added = [...new Set(schoolsOf(after))].filter((id) => !known.has(id));
  if (added.length === 0) return;
  const { unknown } = await lockChosenSchools(work.tx, added);
  if (unknown.length > 0) throw problem('drill.unknownSchool');
}

/** Of a list only the items that changed, so that the history shows which ones they were. */
function rulesDifferences(before: DrillRulesDocument, after: DrillRulesDocument): Difference[] {
  const changed = {
    rules: [itemsOnlyIn(before.rules, after.rules), itemsOnlyIn(after.rules, before.rules)],
    schoolDays: [
      itemsOnlyIn(before.schoolDays, after.schoolDays),
      itemsOnlyIn(after.schoolDays, before.schoolDays),
    ],
  } as const;
  return differences(before, after, fields).map(({ field, from, to }) => {
    if (field !== 'rules' && field !== 'schoolDays') return { field, from, to };
    const [gone, added] = changed[field];
    return { field, from: gone, to: added };
  });
}

function itemsOnlyIn<Item extends JsonValue>(items: readonly Item[], others: readonly Item[]): Item[] {
  const known = new Set(others.map((item) => JSON.stringify(item)));
  return items.filter((item) => !known.has(JSON.stringify(item)));
}
