import {
  contactLimits,
  type ContactFilter,
  contactRules,
  type ListedContact,
} from '@schooldog/domain/contacts';
import { canOpenEops, schoolsWithEops } from '@schooldog/domain/eop';
import { problem } from '@schooldog/domain/problems';
import { z } from 'zod';
import type { SignedInContext } from '../../platform/api/context.ts';
import { type KeysetKey, keysetPage } from '../../platform/database/keysetPage.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { findSchool } from '../schools/index.ts';
import {
  contactCounts,
  type ContactInList,
  type ContactKey,
  contactPage,
  countContacts,
  knownEmails,
  summaryOf,
} from './listStore.ts';
import { contactRecord } from './records.ts';

type OneSchool = Readonly<{ schoolId: string }>;

const byLastName: KeysetKey<ContactInList, ContactKey> = {
  of: ({ last, first, id }) => ({ last, first, id }),
  write: ({ last, first, id }) => [last, first, id],
  schema: z
    .tuple([z.string().max(200), z.string().max(200), z.string().max(60)])
    .transform(([last, first, id]) => ({ last, first, id })),
};

export async function listContactSchools({ services, actor }: SignedInContext) {
  if (!canOpenEops(actor)) throw problem('contact.viewNotAllowed');
  return [...(await contactCounts(services.database.db, schoolsWithEops(actor)))];
}

export async function getContactSummary(context: SignedInContext, { schoolId }: OneSchool) {
  const { db } = context.services.database;
  const { isSchoolArchived } = await viewedSchool(context, schoolId);
  return { isSchoolArchived, ...(await summaryOf(db, schoolId)) };
}

export async function listContacts(
  context: SignedInContext,
  { schoolId, before, ...filter }: OneSchool & ContactFilter & { before?: string | undefined },
): Promise<{ contacts: ListedContact[]; count: number; next: string | null }> {
  const { db } = context.services.database;
  await viewedSchool(context, schoolId);
  const asked = { schoolId, filter };
  const { rows, next } = await keysetPage({
    cursor: before,
    size: contactLimits.pageSize,
    key: byLastName,
    read: (after, limit) => contactPage(db, asked, { after, limit }),
  });
  return { contacts: rows, count: await countContacts(db, asked), next };
}

/** Only editors import. */
export async function listContactEmails(context: SignedInContext, { schoolId }: OneSchool) {
  const facts = await viewedSchool(context, schoolId);
  requireMay(contactRules.edit, context.actor, facts);
  return knownEmails(context.services.database.db, schoolId);
}

export async function getContactUses(
  { services, actor }: SignedInContext,
  { contactId }: Readonly<{ contactId: string }>,
) {
  const { db } = services.database;
  await contactRecord.view(db, actor, contactId);
  return (await services.hooks.collect(db, 'contact.uses', { contactId })).flat();
}

export async function viewedSchool(
  { services, actor }: Pick<SignedInContext, 'services' | 'actor'>,
  schoolId: string,
): Promise<Readonly<{ schoolId: string; isSchoolArchived: boolean; name: string }>> {
  requireMay(contactRules.view, actor, { schoolId, isSchoolArchived: false });
  const school = await findSchool(services.database.db, schoolId);
  if (school === undefined) throw problem('school.notFound');
  return { schoolId, isSchoolArchived: school.timeArchived !== null, name: school.name };
}
