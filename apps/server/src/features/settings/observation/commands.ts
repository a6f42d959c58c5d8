import { cleanTags } from '@schooldog/domain/entries';
import { isId, jsonEqual, patched, type JsonValue } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import {
  type CategoryEdit,
  categoryMerge,
  isCategoryIcon,
  type ItemEdit,
  itemMerge,
  observationOf,
  organizationOf,
  refusalOfCategory,
  refusalOfItem,
  settingsRules,
  withCategory,
  withItem,
  type ObservationCategory,
  type ObservationItem,
  type ObservationRefusal,
  type ObservationSettings,
  type OrganizationSettings,
  type WalkRulesEdit,
  walkRulesMerge,
} from '@schooldog/domain/settings';
import type { Command, Services } from '../../../platform/api/context.ts';
import { mergedChanges, mergeEdit } from '../../../platform/merge/mergeEdit.ts';
import { requireMay } from '../../../platform/records/requireMay.ts';
import type { Work } from '../../../platform/work/work.ts';
import { lockDocument, writeDocument } from '../store.ts';
import { placePicture } from './pictures.ts';

export const saveObservationCategory: Command<
  { category: ObservationCategory; edit?: CategoryEdit | undefined },
  ObservationSettings
> = async ({ services, work, actor }, { category: sent, edit }) => {
  requireMay(settingsRules.saveObservation, actor, null);
  const given = { ...sent, tags: cleanTags(sent.tags) };
  const before = observationOf(await lockDocument(work.tx, 'observation'));
  const known = before.categories.find(({ id }) => id === given.id);
  if (edit === undefined) requireNew(known, given);
  const merged =
    known === undefined || edit === undefined
      ? given
      : await mergeEdit(work, categoryMerge, observed(`category:${given.id}`, known, edit));
  const category = { ...given, ...merged, tags: cleanTags(merged.tags) };
  requireGood(refusalOfCategory(before, category));
  if (known?.image !== category.image) await placeImage(services, work, category);
  return save(work, before, withCategory(before, category), {
    field: `category:${category.id}`,
    from: known,
    to: category,
  });
};

export const saveObservationItem: Command<
  { item: ObservationItem; edit?: ItemEdit | undefined },
  ObservationSettings
> = async ({ work, actor }, { item: sent, edit }) => {
  requireMay(settingsRules.saveObservation, actor, null);
  const given = { ...sent, categories: [...new Set(sent.categories)], tags: cleanTags(sent.tags) };
  const before = observationOf(await lockDocument(work.tx, 'observation'));
  const known = before.items.find(({ id }) => id === given.id);
  if (edit === undefined) requireNew(known, given);
  const merged =
    known === undefined || edit === undefined
      ? given
      : await mergeEdit(work, itemMerge, observed(`item:${given.id}`, known, edit));
  const item = {
    ...given,
    ...merged,
    categories: [...new Set(merged.categories)],
    tags: cleanTags(merged.tags),
  };
  requireGood(refusalOfItem(before, item));
  return save(work, before, withItem(before, item), { field: `item:${item.id}`, from: known, to: item });
};

/** One that is there already changes only by an edit. Sent once more, because its answer was lost, it stays. */
function requireNew(known: JsonValue | undefined, given: JsonValue): void {
  if (known !== undefined && !jsonEqual(known, given)) throw problem('settings.idTaken');
}

/** The audit trail keeps each category and item as one field of the settings. */
function observed<Fields, Edit>(field: string, current: Fields, edit: Edit) {
  return { ...record, current, edit, audited: () => [field] };
}

const record = { recordType: 'settings', recordId: 'observation' } as const;

/** Kept with the organization; their history stands with what can be logged, where people change both. */
export const saveWalkSettings: Command<{ edit: WalkRulesEdit }, OrganizationSettings> = async (
  { work, actor },
  { edit },
) => {
  requireMay(settingsRules.saveObservation, actor, null);
  const before = organizationOf(await lockDocument(work.tx, 'organization'));
  const change = await mergedChanges(work, walkRulesMerge, { ...record, current: before, edit });
  const after = patched<OrganizationSettings>(before, change);
  await writeDocument(work.tx, 'organization', after, work.now);
  await work.audit({
    ...record,
    before,
    after,
    fields: ['requiredNumSchoolLedObservations', 'reviewWalks'],
  });
  await work.announce({ topic: 'settings', id: 'organization' });
  return after;
};

/** Saving the same again is no change: nothing is written and nobody is told. */
async function save(
  work: Work,
  before: ObservationSettings,
  after: ObservationSettings,
  change: { field: string; from: JsonValue | undefined; to: JsonValue },
): Promise<ObservationSettings> {
  const { field, from, to } = change;
  if (jsonEqual(from, to)) return before;
  await writeDocument(work.tx, 'observation', after, work.now);
  await work.audit({
    ...record,
    before: { [field]: from },
    after: { [field]: to },
    fields: [field],
  });
  await work.announce({ topic: 'settings', id: 'observation' });
  return after;
}

async function placeImage(services: Services, work: Work, { id, image }: ObservationCategory): Promise<void> {
  const isDrawn = image === '' || isCategoryIcon(image);
  if (!isDrawn && !isId(image)) throw problem('settings.unknownImage');
  await placePicture(services, work, { categoryId: id, fileId: isDrawn ? null : image });
}

function requireGood(refusal: ObservationRefusal | null): void {
  if (refusal === null) return;
  throw problem(`settings.${refusal}`);
}
