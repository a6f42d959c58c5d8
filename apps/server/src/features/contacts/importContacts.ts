// Many contacts from a file, in one transaction. The preview said what would happen; only what is decided here counts.
import type { DroppedRow } from '@schooldog/contract/contacts';
import { type ContactImport, emailKey, type ImportedContact, planInSteps } from '@schooldog/domain/contacts';
import type { Command } from '../../platform/api/context.ts';
import { inSteps, slicesInSteps } from '../../platform/work/inSteps.ts';
import { requireEditable } from './commands.ts';
import { knownEmails } from './listStore.ts';
import { contactNotice } from './live.ts';
import { contactRecord } from './records.ts';
import { type ContactRow, insertContacts, lockContactsOf, updateContacts } from './store.ts';

type ImportOutcome = Readonly<{ added: number; updated: number; dropped: DroppedRow[] }>;

export const importContacts: Command<Readonly<{ schoolId: string }> & ContactImport, ImportOutcome> = async (
  context,
  { schoolId, ...file },
) => {
  const { work, services, actor } = context;
  await requireEditable(context, schoolId);
  const present = await lockContactsOf(work.tx, schoolId);
  const byEmail = new Map(present.map((row) => [emailKey(row.email), row]));
  const { users } = await knownEmails(work.tx, schoolId);
  const plan = await inSteps(planInSteps(file, { contacts: new Set(byEmail.keys()), users: new Set(users) }));

  const open = { isSchoolArchived: false };
  await slicesInSteps(plan.added, async (contacts) => {
    const rows = contacts.map((contact): ContactRow => ({
      ...contact,
      id: services.makeId(),
      schoolId,
      skillIds: [],
      createdByUserId: actor.userId,
      timeCreated: work.now,
      timeUpdated: work.now,
    }));
    await insertContacts(work.tx, rows);
    for (const row of rows) await contactRecord.audit(work, null, { ...row, ...open });
  });
  const updated = plan.updated.flatMap((contact) => {
    const before = byEmail.get(emailKey(contact.email));
    return before === undefined ? [] : [{ before, after: { ...before, ...filled(contact) } }];
  });
  await slicesInSteps(updated, async (rows) => {
    await updateContacts(
      work.tx,
      rows.map(({ after }) => after),
      work.now,
    );
    for (const { before, after } of rows)
      await contactRecord.audit(work, { ...before, ...open }, { ...after, ...open });
  });
  const added = plan.added.length;
  if (added + updated.length > 0) {
    await work.announce(contactNotice(schoolId, schoolId));
    const personIds = updated.map(({ after }) => after.id);
    await services.hooks.publish(context, 'contacts.changed', { schoolIds: [schoolId], personIds });
  }
  return { added, updated: updated.length, dropped: [...plan.dropped] };
};

/** A file without titles takes none away. */
function filled({ title, ...contact }: ImportedContact): Partial<ImportedContact> {
  return title === '' ? contact : { ...contact, title };
}
