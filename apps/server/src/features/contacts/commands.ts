// Adding, changing and deleting contacts.
import {
  type ContactEdit,
  type ContactForm,
  contactMerge,
  contactRules,
  emailKey,
  type ListedContact,
  type UserSkillsEdit,
  userSkillsMerge,
} from '@schooldog/domain/contacts';
import { problem } from '@schooldog/domain/problems';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { findSchool, requireOpenSchool } from '../schools/index.ts';
import { listedPeople } from './listedStore.ts';
import { userWithEmail } from './listStore.ts';
import { contactNotice } from './live.ts';
import { contactRecord } from './records.ts';
import { keepSkills, requireSkills } from './skillStore.ts';
import {
  type ContactAtSchool,
  findContact,
  insertContact,
  lockUserSkills,
  removeContact,
  saveUserSkills,
  updateContact,
} from './store.ts';

type OneContact = Readonly<{ contactId: string }>;
type OneSchool = Readonly<{ schoolId: string }>;

export const addContact: Command<
  OneContact & OneSchool & Readonly<{ contact: ContactForm }>,
  ListedContact
> = async (context, { contactId, schoolId, contact }) => {
  const { work, actor, services } = context;
  keepSkills(work);
  await requireEditable(context, schoolId);
  if ((await findContact(work.tx, contactId)) !== undefined) throw problem('contact.idTaken');
  await requireNoUser(work.tx, schoolId, contact.email);
  await requireSkills(work.tx, contact.skillIds);
  const { isSchoolArchived, ...row } = {
    ...contact,
    id: contactId,
    schoolId,
    createdByUserId: actor.userId,
    timeCreated: work.now,
    timeUpdated: work.now,
    isSchoolArchived: false,
  };
  insertContact(work, row);
  await contactRecord.recordChange(work, null, { ...row, isSchoolArchived });
  await services.hooks.publish(context, 'contacts.changed', {
    schoolIds: [schoolId],
    personIds: [contactId],
  });
  return presentContact({ ...row, isSchoolArchived });
};

export const editContact: Command<OneContact & Readonly<{ edit: ContactEdit }>, ListedContact> = async (
  context,
  { contactId, edit },
) => {
  const { work, services } = context;
  keepSkills(work);
  const before = await contactRecord.lock(context, contactId, 'edit');
  const merged = await mergeEdit(work, contactMerge, {
    recordType: contactRecord.type,
    recordId: contactId,
    current: before,
    edit,
  });
  await requireNoUser(work.tx, before.schoolId, merged.email);
  await requireSkills(work.tx, edit.skillIds?.added ?? []);
  const change = { ...merged, skillIds: [...merged.skillIds], timeUpdated: work.now };
  const after = { ...before, ...change };
  updateContact(work, contactId, change);
  await contactRecord.recordChange(work, before, after);
  await services.hooks.publish(context, 'contacts.changed', {
    schoolIds: [before.schoolId],
    personIds: [contactId],
  });
  return presentContact(after);
};

/** Its places in tables of roles become gaps. */
export const deleteContact: Command<OneContact> = async (context, { contactId }) => {
  const { work, services } = context;
  const before = await contactRecord.lock(context, contactId, 'edit');
  removeContact(work, contactId);
  await contactRecord.recordChange(work, before, null);
  await services.hooks.publish(context, 'contacts.changed', {
    schoolIds: [before.schoolId],
    personIds: [contactId],
  });
};

const userSkillsType = 'userSkills';

/** A person who was a contact before has the skills of both; from here on both have the same. */
export const editUserSkills: Command<
  OneSchool & Readonly<{ userId: string; edit: UserSkillsEdit }>,
  ListedContact
> = async (context, { schoolId, userId, edit }) => {
  const { work, services } = context;
  keepSkills(work);
  await requireEditable(context, schoolId);
  await requireSkills(work.tx, edit.skillIds?.added ?? []);
  await lockUserSkills(work.tx, { schoolId, userId }, work.now);
  const [before] = await listedPeople(work.tx, [{ schoolId, id: userId }]);
  if (before?.userId !== userId) throw problem('contact.userNotListed');
  const recordId = `${schoolId}--${userId}`;
  const merged = await mergeEdit(work, userSkillsMerge, {
    recordType: userSkillsType,
    recordId,
    current: before,
    edit,
  });
  const skillIds = [...merged.skillIds];
  await saveUserSkills(work.tx, { schoolId, userId, skillIds }, work.now);
  if (before.contactId !== null) updateContact(work, before.contactId, { skillIds, timeUpdated: work.now });
  await work.audit({
    recordType: userSkillsType,
    recordId,
    before: { skillIds: before.skillIds },
    after: { skillIds },
    fields: ['skillIds'],
  });
  await work.announce(contactNotice(schoolId, userId));
  // Tables of roles show no skills, so nobody is named.
  await services.hooks.publish(context, 'contacts.changed', { schoolIds: [schoolId], personIds: [] });
  return { ...before, skillIds };
};

/** The school is locked against archiving until the transaction ends. */
export async function requireEditable({ work, actor }: CommandContext, schoolId: string): Promise<void> {
  const school = await findSchool(work.tx, schoolId);
  const isSchoolArchived = school !== undefined && school.timeArchived !== null;
  requireMay(contactRules.edit, actor, { schoolId, isSchoolArchived });
  if (school === undefined) throw problem('school.notFound');
  requireOpenSchool(work, schoolId, work.now);
}

async function requireNoUser(reader: Reader, schoolId: string, email: string): Promise<void> {
  if (await userWithEmail(reader, schoolId, emailKey(email))) throw problem('contact.emailOfUser');
}

function presentContact(row: ContactAtSchool): ListedContact {
  const { id, schoolId, firstName, lastName, email, phoneNumber, title, skillIds } = row;
  return {
    contactId: id,
    userId: null,
    schoolId,
    firstName,
    lastName,
    email,
    phoneNumber,
    title,
    skillIds,
  };
}
