import type { Patch } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import {
  auditedSchoolFields,
  formatFax,
  formatPhone,
  type School,
  type SchoolForm,
  type SchoolInfoEdit,
  schoolInfoMerge,
  schoolInfoOf,
  type SchoolLinksEdit,
  schoolLinksMerge,
  schoolListRules,
  schoolRules,
  webAddress,
} from '@schooldog/domain/schools';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { mergedChanges, mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import type { Work } from '../../platform/work/work.ts';
import { schoolRecord } from './record.ts';
import { insertSchool, presentSchool, updateSchool, type SchoolColumns, type SchoolRow } from './store.ts';

export const createSchool: Command<{ schoolId: string; schoolData: SchoolForm }, School> = async (
  context,
  { schoolId, schoolData },
) => {
  const { work, actor, services } = context;
  requireMay(schoolListRules.create, actor, null);
  const created = await insertSchool(work.tx, { id: schoolId, now: work.now }, allColumns(schoolData));
  if (created === undefined) throw problem('school.idTaken');
  await schoolRecord.recordChange(work, null, created);
  await services.hooks.publish(context, 'school.added', { schoolId });
  return presentSchool(created);
};

/** Also called without a request, when the demo district is created. */
export async function submitSchoolForm(
  context: Pick<CommandContext, 'work' | 'actor'>,
  { schoolId, edit }: Readonly<{ schoolId: string; edit: SchoolInfoEdit }>,
): Promise<School> {
  const { work, actor } = context;
  const before = await schoolRecord.lock(context, schoolId, 'edit');
  const merged = await mergedChanges(work, schoolInfoMerge, {
    recordType: schoolRecord.type,
    recordId: schoolId,
    current: schoolInfoOf(presentSchool(before)),
    edit,
    audited: auditedSchoolFields,
  });
  const change = columnsOf(merged);
  const isRenamed = change.name !== undefined && change.name !== before.name;
  if (isRenamed) requireMay(schoolRules.rename, actor, { schoolId, isArchived: false });
  return save(work, before, change);
}

export const editSchoolLinks: Command<{ schoolId: string; edit: SchoolLinksEdit }, School> = async (
  context,
  { schoolId, edit },
) => {
  const before = await schoolRecord.lock(context, schoolId, 'edit');
  const { links } = await mergeEdit(context.work, schoolLinksMerge, {
    recordType: schoolRecord.type,
    recordId: schoolId,
    current: before,
    edit,
  });
  const completed = links.map(({ name, url }) => ({ name, url: webAddress(url) ?? url }));
  return save(context.work, before, { links: completed });
};

async function save(
  work: Work,
  before: SchoolRow,
  change: Parameters<typeof updateSchool>[2],
): Promise<School> {
  const after = updateSchool(work, before, change);
  await schoolRecord.recordChange(work, before, after);
  return presentSchool(after);
}

function columnsOf(form: Patch<SchoolForm>): Patch<SchoolColumns> {
  const { address, principalOfficePhone, schoolOfficeNumber, contactPhone, phone, fax, ...lines } = form;
  return {
    ...lines,
    ...address,
    ...(principalOfficePhone === undefined
      ? {}
      : { principalOfficePhone: formatPhone(principalOfficePhone) }),
    ...(schoolOfficeNumber === undefined ? {} : { schoolOfficeNumber: formatPhone(schoolOfficeNumber) }),
    ...(contactPhone === undefined ? {} : { contactPhone: formatPhone(contactPhone) }),
    ...(phone === undefined ? {} : { phone: formatPhone(phone) }),
    ...(fax === undefined ? {} : { fax: formatFax(fax) }),
  };
}

function allColumns(form: SchoolForm): SchoolColumns {
  const { address, principalOfficePhone, schoolOfficeNumber, contactPhone, phone, fax, ...lines } = form;
  return {
    ...lines,
    ...address,
    principalOfficePhone: formatPhone(principalOfficePhone),
    schoolOfficeNumber: formatPhone(schoolOfficeNumber),
    contactPhone: formatPhone(contactPhone),
    phone: formatPhone(phone),
    fax: formatFax(fax),
  };
}
