import { cleanTags } from '@schooldog/domain/entries';
import { isId, jsonEqual, patched, searchableText, type JsonValue } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import {
  type CategoryEdit,
  categoryMerge,
  type FormerLabelEdit,
  isCategoryIcon,
  type ItemEdit,
  itemMerge,
  type Labels,
  labelsOfTag,
  observationOf,
  organizationOf,
  refusalOfCategory,
  refusalOfItem,
  refusalOfTag,
  settingsRules,
  type TagEdit,
  tagMerge,
  withCategory,
  withItem,
  withLabels,
  withTag,
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
  { category: ObservationCategory; edit?: (CategoryEdit & FormerLabelEdit) | undefined },
  ObservationSettings
> = async ({ services, work, actor }, { category: sent, edit }) => {
  requireMay(settingsRules.saveObservation, actor, null);
  const given = withLabels({ ...sent, tags: cleanTags(sent.tags) });
  const before = observationOf(await lockDocument(work.tx, 'observation'));
  const known = before.categories.map(withLabels).find(({ id }) => id === given.id);
  if (edit === undefined) requireNew(known, given);
  const merged =
    known === undefined || edit === undefined
      ? given
      : await mergeEdit(
          work,
          categoryMerge,
          observed(`category:${given.id}`, known, named(known.labels, edit)),
        );
  const category = withLabels({ ...given, ...merged, tags: cleanTags(merged.tags) });
  requireGood(refusalOfCategory(before, category));
  if (known?.image !== category.image) await placeImage(services, work, category);
  return save(work, before, withCategory(before, category), {
    field: `category:${category.id}`,
    from: known,
    to: category,
  });
};

export const saveObservationItem: Command<
  { item: ObservationItem; edit?: (ItemEdit & FormerLabelEdit) | undefined },
  ObservationSettings
> = async ({ work, actor }, { item: sent, edit }) => {
  requireMay(settingsRules.saveObservation, actor, null);
  const categories = [...new Set(sent.categories)];
  const given = withLabels({ ...sent, categories, tags: cleanTags(sent.tags) });
  const before = observationOf(await lockDocument(work.tx, 'observation'));
  const known = before.items.map(withLabels).find(({ id }) => id === given.id);
  if (edit === undefined) requireNew(known, given);
  const merged =
    known === undefined || edit === undefined
      ? given
      : await mergeEdit(work, itemMerge, observed(`item:${given.id}`, known, named(known.labels, edit)));
  const item = withLabels({
    ...given,
    ...merged,
    categories: [...new Set(merged.categories)],
    tags: cleanTags(merged.tags),
  });
  requireGood(refusalOfItem(before, item));
  return save(work, before, withItem(before, item), { field: `item:${item.id}`, from: known, to: item });
};

export const saveObservationTag: Command<{ tag: string; edit: TagEdit }, ObservationSettings> = async (
  { work, actor },
  { tag, edit },
) => {
  requireMay(settingsRules.saveObservation, actor, null);
  const before = observationOf(await lockDocument(work.tx, 'observation'));
  const field = `tag:${searchableText(tag)}`;
  const known = labelsOfTag(before, tag);
  const { labels } = await mergeEdit(work, tagMerge, observed(field, { labels: known }, edit));
  requireGood(refusalOfTag(before, tag, labels));
  return save(work, before, withTag(before, tag, labels), { field, from: { labels: known }, to: { labels } });
};

/** The one name that an earlier version of the app knows is the English one, unless there is only another. */
function named<Edit extends CategoryEdit | ItemEdit>(
  labels: Labels,
  { label, ...edit }: Edit & FormerLabelEdit,
) {
  if (label === undefined) return edit;
  const language = labels['en'] === undefined ? 'es' : 'en';
  return { ...edit, labels: { ...edit.labels, [language]: label } };
}

/** An existing one changes only by an edit. A repeat, because the answer was lost, changes nothing. */
function requireNew(known: JsonValue | undefined, given: JsonValue): void {
  if (known !== undefined && !jsonEqual(known, given)) throw problem('settings.idTaken');
}

/** The audit trail stores each category and item as one field of the settings. */
function observed<Fields, Edit>(field: string, current: Fields, edit: Edit) {
  return { ...record, current, edit, audited: () => [field] };
}

const record = { recordType: 'settings', recordId: 'observation' } as const;

/** Stored with the organization; their history is shown with what can be logged, where people change both. */
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

/** Saving the same again is no change: nothing is written and no notice is sent. */
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
