// The default plan: a new school gets it, another one when somebody asks for it.
import { contactListIdOf, type DefaultComponent, defaultPlan, eopLimits } from '@schooldog/domain/eop';
import { rolesIdOf } from '@schooldog/domain/eopRoles';
import { problem } from '@schooldog/domain/problems';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { type Language, languageOf } from '../../platform/messages/index.ts';
import { noticesOf } from './live.ts';
import { eopRecord } from './record.ts';
import { editableSchool } from './school.ts';
import { type EopRow, givenDefaultKeys, insertComponents, insertDefaultKeys } from './store.ts';

type OneSchool = Readonly<{ schoolId: string }>;

export const addDefaultPlan: Command<OneSchool> = async (context, { schoolId }) => {
  await editableSchool(context, schoolId);
  const added = await addMissing(context, schoolId);
  if (added === 0) throw problem('eop.hasDefaultPlan');
};

/** Also while plans are switched off, so that the plan is there once they are turned on. */
export async function giveDefaultPlan(context: CommandContext, { schoolId }: OneSchool): Promise<void> {
  await addMissing(context, schoolId);
}

export function isWholeDefaultPlan(givenKeys: ReadonlySet<string>): boolean {
  return defaultPlan.every(({ key }) => givenKeys.has(key));
}

async function addMissing(context: CommandContext, schoolId: string): Promise<number> {
  const { work, services, actor, signedIn } = context;
  const given = await givenDefaultKeys(work.tx, schoolId);
  const missing = defaultPlan.filter(({ key }) => !given.has(key));
  if (missing.length === 0) return 0;
  const made = {
    schoolId,
    language: languageOf(signedIn.profile.language),
    createdByUserId: actor.userId,
    now: work.now,
    makeId: services.makeId,
  };
  const rows = missing.map((component) => defaultRow(component, made));
  await insertComponents(work.tx, rows);
  await insertDefaultKeys(
    work.tx,
    schoolId,
    missing.map(({ key }) => key),
  );
  for (const row of rows) await eopRecord.audit(work, null, row);
  for (const [at, { roleTableId }] of missing.entries()) {
    const componentId = rows[at]?.id;
    if (roleTableId === null || componentId === undefined) continue;
    await services.hooks.publish(context, 'eop.roleTableAdded', { schoolId, roleTableId, componentId });
  }
  await work.announce(...noticesOf({ id: schoolId, schoolId }));
  return rows.length;
}

type Made = Readonly<{
  schoolId: string;
  language: Language;
  createdByUserId: string;
  now: Date;
  makeId(): string;
}>;

export function defaultRow(component: DefaultComponent, made: Made): EopRow {
  const { schoolId, language, createdByUserId, now, makeId } = made;
  const { key, section, kind, roleTableId, name } = component;
  return newRow({
    id: kind === 'contactList' ? contactListIdOf(schoolId) : makeId(),
    schoolId,
    name: name[language],
    section,
    kind,
    guidanceKey: key,
    position: defaultPlan.indexOf(component) + 1,
    eopRolesId: roleTableId === null ? null : rolesIdOf(schoolId, roleTableId),
    certificationIntervalMonths: eopLimits.intervalMonths.usual,
    createdByUserId,
    timeCreated: now,
  });
}

type NewComponentRow = Pick<
  EopRow,
  | 'id'
  | 'schoolId'
  | 'name'
  | 'section'
  | 'kind'
  | 'guidanceKey'
  | 'position'
  | 'eopRolesId'
  | 'certificationIntervalMonths'
  | 'createdByUserId'
  | 'timeCreated'
>;

/** Empty, without a point of contact, never certified. */
export function newRow(values: NewComponentRow): EopRow {
  return {
    ...values,
    pointOfContactUserId: null,
    isOmittingContent: false,
    version: 0,
    contentVersion: 0,
    pdfFileId: null,
    pdfVersion: null,
    certifiedIsOmittingContent: false,
    certifiedPdfFileId: null,
    lastCertificationTime: null,
    nextCertificationDueTime: null,
    hasUnpublishedContentChanges: false,
    hasUnpublishedAttachmentChanges: false,
    timeUpdated: values.timeCreated,
    timeArchived: null,
    archivedByUserId: null,
    hasContent: false,
    draftAttachments: 0,
    isSchoolArchived: false,
  };
}
