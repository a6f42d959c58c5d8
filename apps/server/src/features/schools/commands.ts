import type { Patch } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import {
  auditedSchoolFields,
  canCreateSchool,
  canEditSchool,
  canRenameSchool,
  formatFax,
  formatPhone,
  schoolFields,
  type SchoolForm,
  type SchoolInfoEdit,
  schoolInfoMerge,
  schoolInfoOf,
  type SchoolLinksEdit,
  schoolLinksMerge,
  webAddress,
} from '@schooldog/domain/schools';
import { mergedChanges, mergeEdit } from '../../platform/merge/mergeEdit.ts';
import type { Work } from '../../platform/work/work.ts';
import {
  insertSchool,
  lockSchool,
  presentSchool,
  updateSchool,
  type SchoolColumns,
  type SchoolRow,
} from './store.ts';

export async function createSchool(
  work: Work,
  actor: Actor,
  schoolId: string,
  form: SchoolForm,
): Promise<SchoolRow> {
  if (!canCreateSchool(actor)) throw problem('school.createNotAllowed');
  const created = await insertSchool(work.tx, schoolId, allColumns(form), work.now);
  if (created === undefined) throw problem('school.idTaken');
  await settle(work, null, created);
  return created;
}

export async function submitSchoolForm(
  work: Work,
  actor: Actor,
  schoolId: string,
  edit: SchoolInfoEdit,
): Promise<SchoolRow> {
  const before = await editableSchool(work, actor, schoolId);
  const merged = await mergedChanges(work, schoolInfoMerge, {
    recordType: 'school',
    recordId: schoolId,
    current: schoolInfoOf(presentSchool(before)),
    edit,
    audited: auditedSchoolFields,
  });
  const change = columnsOf(merged);
  if (change.name !== undefined && change.name !== before.name && !canRenameSchool(actor)) {
    throw problem('school.renameNotAllowed');
  }
  return save(work, before, change);
}

export async function editSchoolLinks(
  work: Work,
  actor: Actor,
  schoolId: string,
  edit: SchoolLinksEdit,
): Promise<SchoolRow> {
  const before = await editableSchool(work, actor, schoolId);
  const { links } = await mergeEdit(work, schoolLinksMerge, {
    recordType: 'school',
    recordId: schoolId,
    current: { links: before.links },
    edit,
  });
  return save(work, before, { links: links.map(({ name, url }) => ({ name, url: webAddress(url) ?? url })) });
}

/** Refuses before it tells whether the school exists. */
export async function editableSchool(work: Work, actor: Actor, schoolId: string): Promise<SchoolRow> {
  if (!canEditSchool(actor, schoolId)) throw problem('school.editNotAllowed');
  const school = await lockSchool(work.tx, schoolId);
  if (school === undefined) throw problem('school.notFound');
  return school;
}

async function save(
  work: Work,
  before: SchoolRow,
  change: Parameters<typeof updateSchool>[2],
): Promise<SchoolRow> {
  const after = updateSchool(work, before, change);
  await settle(work, before, after);
  return after;
}

async function settle(work: Work, before: SchoolRow | null, after: SchoolRow): Promise<void> {
  await work.audit({
    recordType: 'school',
    recordId: after.id,
    before: before && auditable(before),
    after: auditable(after),
    fields: schoolFields,
  });
  await work.announce({ topic: 'schools', id: after.id, schoolId: after.id });
}

function auditable(row: SchoolRow) {
  const { id: _id, timeCreated: _created, timeUpdated: _updated, ...fields } = row;
  return fields;
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
