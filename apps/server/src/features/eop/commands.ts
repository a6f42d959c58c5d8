// Changes of a component that are not about what is written in it.
import type { ListedComponent } from '@schooldog/contract/eop';
import {
  canBePointOfContact,
  type ComponentNameEdit,
  componentNameMerge,
  eopLimits,
  type IntervalEdit,
  intervalMerge,
  type NewComponent,
  nextDue,
  type PointOfContactEdit,
  pointOfContactMerge,
} from '@schooldog/domain/eop';
import { problem } from '@schooldog/domain/problems';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { actorsOf } from '../people/index.ts';
import { newRow } from './defaultSet.ts';
import { presentOne } from './present.ts';
import { eopRecord, ownerType } from './record.ts';
import { editableSchool } from './school.ts';
import {
  type ComponentChange,
  countComponents,
  type EopRow,
  insertComponent,
  nextPosition,
  removeComponent,
  updateComponent,
} from './store.ts';

type OneComponent = Readonly<{ componentId: string }>;

export const addComponent: Command<NewComponent, ListedComponent> = async (context, input) => {
  const { work, actor } = context;
  const { componentId, schoolId, name, section, certificationIntervalMonths } = input;
  await editableSchool(context, schoolId);
  if ((await countComponents(work.tx, schoolId)) >= eopLimits.components) throw problem('eop.tooMany');
  const row = newRow({
    id: componentId,
    schoolId,
    name,
    section,
    kind: 'document',
    guidanceKey: null,
    position: await nextPosition(work.tx, { schoolId, section }),
    eopRolesId: null,
    certificationIntervalMonths,
    createdByUserId: actor.userId,
    timeCreated: work.now,
  });
  insertComponent(work, row);
  await eopRecord.recordChange(work, null, row);
  return presentOne(work.tx, actor.features, row);
};

/** The name stands on the PDF, which is made again for it. */
export const renameComponent: Command<OneComponent & Readonly<{ edit: ComponentNameEdit }>> = async (
  context,
  { componentId, edit },
) => {
  const before = await eopRecord.lock(context, componentId, 'edit');
  const { name } = await mergeEdit(context.work, componentNameMerge, {
    recordType: eopRecord.type,
    recordId: componentId,
    current: before,
    edit,
  });
  if (name === before.name) return;
  await change(context, before, { name, version: before.version + 1 });
};

export const setCertificationInterval: Command<
  OneComponent & Readonly<{ edit: IntervalEdit }>,
  ListedComponent
> = async (context, { componentId, edit }) => {
  const { work } = context;
  const before = await eopRecord.lock(context, componentId, 'edit');
  const { certificationIntervalMonths } = await mergeEdit(work, intervalMerge, {
    recordType: eopRecord.type,
    recordId: componentId,
    current: before,
    edit,
  });
  const lastCertificationTimestamp = before.lastCertificationTime?.toISOString() ?? null;
  const due = nextDue(
    { lastCertificationTimestamp, certificationIntervalMonths },
    await districtTimeZone(work.tx),
  );
  return changed(context, before, {
    certificationIntervalMonths,
    nextCertificationDueTime: due === null ? null : new Date(due),
  });
};

export const setPointOfContact: Command<
  OneComponent & Readonly<{ edit: PointOfContactEdit }>,
  ListedComponent
> = async (context, { componentId, edit }) => {
  const { work, actor } = context;
  const before = await eopRecord.lock(context, componentId, 'edit');
  const { pointOfContactUserId } = await mergeEdit(work, pointOfContactMerge, {
    recordType: eopRecord.type,
    recordId: componentId,
    current: before,
    edit,
  });
  if (pointOfContactUserId !== null && pointOfContactUserId !== before.pointOfContactUserId) {
    const [person] = await actorsOf(work.tx, [pointOfContactUserId], actor.features);
    const isEligible = person !== undefined && canBePointOfContact(person, before.schoolId);
    if (!isEligible) throw problem('eop.pointOfContactNotEligible');
  }
  return changed(context, before, { pointOfContactUserId });
};

/** It was never certified, so nothing else refers to its files. */
export const deleteComponent: Command<OneComponent> = async (context, { componentId }) => {
  const { work, services } = context;
  const before = await eopRecord.lock(context, componentId, 'delete');
  for (const file of await services.files.listOf(work.tx, ownerType, componentId, { withTrash: true }))
    await services.files.remove(work, file);
  removeComponent(work, componentId);
  await eopRecord.recordChange(work, before, null);
};

export const archiveComponent: Command<OneComponent> = async (context, { componentId }) => {
  const { work, actor } = context;
  const before = await eopRecord.lock(context, componentId, 'archive');
  await change(context, before, { timeArchived: work.now, archivedByUserId: actor.userId });
};

async function changed(
  context: CommandContext,
  before: EopRow,
  values: ComponentChange,
): Promise<ListedComponent> {
  const after = await change(context, before, values);
  return presentOne(context.work.tx, context.actor.features, after);
}

/** Everything about a component that is audited goes through here. */
export async function change(
  { work }: Pick<CommandContext, 'work'>,
  before: EopRow,
  values: ComponentChange,
): Promise<EopRow> {
  const { content: _content, certifiedContent: _certified, ...others } = values;
  const after: EopRow = { ...before, ...others, timeUpdated: work.now };
  updateComponent(work, before.id, { ...values, timeUpdated: work.now });
  await eopRecord.recordChange(work, before, after);
  return after;
}
