import { contactsContract } from '@schooldog/contract/contacts';
import { contactLimits, skillKey } from '@schooldog/domain/contacts';
import type { JsonValue } from '@schooldog/domain/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { keepMine } from '../../authorization/keepMine.ts';
import { hasBegunExport } from '../../authorization/hasBegunExport.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import type { TestClient } from '../../testing/app.ts';
import { aPerson } from '../../testing/people.ts';
import { contacts, skills, userSkills } from './schema.ts';
import { aContactForm, aContactOf, packed } from './testing/aContactOf.ts';

// In the lines "off" the feature is switched off.
const table = `
                                MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listContactSchools   own      ok ok no ok no no | ok ok ok no no no no no | ok
                       off      no no no no no no | no no no no no no no no | no
                       foreign  ok ok no ok no no | -- -- -- no no no no no | ok
  getContactSummary    own      ok ok no ok no no | ok ok ok no no no no no | ok
                       off      no no no no no no | no no no no no no no no | no
                       foreign  ok ok no ok no no | no no no no no no no no | ok
  listContacts         own      ok ok no ok no no | ok ok ok no no no no no | ok
                       off      no no no no no no | no no no no no no no no | no
                       foreign  ok ok no ok no no | no no no no no no no no | ok
  listContactEmails    own      ok ok no ne no no | ok ok ne no no no no no | ok
                       off      no no no no no no | no no no no no no no no | no
                       foreign  ok ok no ne no no | no no no no no no no no | ok
  getContactUses       own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
  getContactHistory    own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
  addContact           own      ok ok no no no no | ok ok no no no no no no | ok
                       off      no no no no no no | no no no no no no no no | no
                       foreign  ok ok no no no no | no no no no no no no no | ok
  editContact          own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
  deleteContact        own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
  editUserSkills       own      ok ok no no no no | ok ok no no no no no no | ok
                       off      no no no no no no | no no no no no no no no | no
                       foreign  ok ok no no no no | no no no no no no no no | ok
  importContacts       own      ok ok no no no no | ok ok no no no no no no | ok
                       off      no no no no no no | no no no no no no no no | no
                       foreign  ok ok no no no no | no no no no no no no no | ok
  listSkills           any      ok ok no ok no no | ok ok ok no no no no no | ok
                       off      no no no no no no | no no no no no no no no | no
  getSkillUses         any      ok ok nf no nf nf | no no no nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  addSkill             any      ok ok no no no no | ok ok no no no no no no | ok
                       off      no no no no no no | no no no no no no no no | no
  editSkill            any      ok ok nf no nf nf | no no no nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  deleteSkill          any      ok ok nf no nf nf | no no no nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  generateContactsCsv  own      ok ok no ok no no | ok ok ok no no no no no | ok
                       off      no no no no no no | no no no no no no no no | no
                       foreign  ok ok no ok no no | no no no no no no no no | ok
`;

const unseen = { no: '403 contact.viewNotAllowed' };
const unedited = { no: '403 contact.editNotAllowed', nf: '404 contact.notFound' };
const unmanaged = { no: '403 contact.skillsNotAllowed', nf: '404 contact.skillNotFound' };

const aContact = async ({ district, school }: Situation) =>
  (await aContactOf(district.app.database, school.id)).id;

/** Above the numbers of the default set. */
const newSkillId = ({ district }: Situation) => skillKey(contactLimits.mostSkillId - district.nextNumber());

async function aSkill(situation: Situation): Promise<string> {
  const id = newSkillId(situation);
  await situation.district.app.database.db.insert(skills).values({ id, name: newId(), category: 'Tests' });
  return id;
}

export const contactsMatrix = matrix('contacts', contactsContract, table, {
  listContactSchools: {
    refusals: unseen,
    attempt: async (situation) => {
      await aContact(situation);
      return attempt((client) => client.contacts.listContactSchools(), {
        shows: (counts) => counts.some(({ schoolId }) => schoolId === situation.school.id),
      });
    },
  },
  getContactSummary: {
    refusals: unseen,
    attempt: ({ school }) =>
      attempt((client) => client.contacts.getContactSummary({ schoolId: school.id }), {
        shows: ({ total }) => total > 0,
      }),
  },
  listContacts: {
    refusals: unseen,
    attempt: async ({ district, school }) => {
      const { id, email } = await aContactOf(district.app.database, school.id);
      const input = { schoolId: school.id, search: email };
      return attempt((client) => client.contacts.listContacts(input), {
        shows: (listed) => listed.contacts.some(({ contactId }) => contactId === id),
      });
    },
  },
  listContactEmails: {
    refusals: { ...unseen, ne: '403 contact.editNotAllowed' },
    attempt: async ({ district, school }) => {
      const { email } = await aContactOf(district.app.database, school.id);
      return attempt((client) => client.contacts.listContactEmails({ schoolId: school.id }), {
        shows: (known) => known.contacts.includes(email),
      });
    },
  },
  getContactUses: {
    refusals: unedited,
    attempt: async (situation) => {
      const contactId = await aContact(situation);
      return attempt((client) => client.contacts.getContactUses({ contactId }), {
        shows: (uses) => uses.length === 0,
      });
    },
  },
  getContactHistory: {
    refusals: unedited,
    attempt: async (situation) => {
      const contactId = await aContact(situation);
      const { value } = await situation.district.addHistory('contact', contactId);
      return attempt((client) => client.contacts.getContactHistory({ contactId }), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  addContact: {
    refusals: unedited,
    attempt: ({ district, school }) => {
      const input = { contactId: newId(), schoolId: school.id, contact: aContactForm() };
      return attempt((client) => client.contacts.addContact(input), {
        changed: () => district.exists(contacts, eq(contacts.id, input.contactId)),
      });
    },
  },
  editContact: {
    refusals: unedited,
    attempt: async (situation) => {
      const contactId = await aContact(situation);
      const to = newId();
      const save = (client: TestClient) => (from: JsonValue) =>
        client.contacts.editContact({ contactId, edit: { title: { from, to } } });
      return attempt((client) => keepMine(save(client)), {
        changed: () => situation.district.exists(contacts, eq(contacts.title, to)),
      });
    },
  },
  deleteContact: {
    refusals: unedited,
    attempt: async (situation) => {
      const contactId = await aContact(situation);
      return attempt((client) => client.contacts.deleteContact({ contactId }), {
        changed: async () => !(await situation.district.exists(contacts, eq(contacts.id, contactId))),
      });
    },
  },
  editUserSkills: {
    refusals: unedited,
    attempt: async (situation) => {
      const { district, school } = situation;
      const { id: userId } = await aPerson(district.app.database, { role: 'educator', at: [school] });
      const skillId = await aSkill(situation);
      const edit = { skillIds: { added: [skillId], removed: [] } };
      return attempt((client) => client.contacts.editUserSkills({ schoolId: school.id, userId, edit }), {
        changed: () =>
          district.exists(
            userSkills,
            and(eq(userSkills.userId, userId), sql`${skillId} = any(${userSkills.skillIds})`),
          ),
      });
    },
  },
  importContacts: {
    refusals: unedited,
    attempt: ({ district, school }) => {
      const form = aContactForm();
      const input = { schoolId: school.id, rows: [packed(form)], updateExisting: false };
      return attempt((client) => client.contacts.importContacts(input), {
        changed: () => district.exists(contacts, eq(contacts.email, form.email)),
      });
    },
  },
  listSkills: {
    refusals: unseen,
    attempt: async (situation) => {
      const skillId = await aSkill(situation);
      return attempt((client) => client.contacts.listSkills(), {
        shows: (listed) => listed.some(({ id }) => id === skillId),
      });
    },
  },
  getSkillUses: {
    refusals: unmanaged,
    attempt: async (situation) => {
      const skillId = await aSkill(situation);
      return attempt((client) => client.contacts.getSkillUses({ skillId }), {
        shows: ({ people }) => people === 0,
      });
    },
  },
  addSkill: {
    refusals: { no: '403 contact.skillsAddNotAllowed' },
    attempt: (situation) => {
      const skillId = newSkillId(situation);
      const input = { skillId, name: newId(), category: '' };
      return attempt((client) => client.contacts.addSkill(input), {
        changed: () => situation.district.exists(skills, eq(skills.id, skillId)),
      });
    },
  },
  editSkill: {
    refusals: unmanaged,
    attempt: async (situation) => {
      const skillId = await aSkill(situation);
      const edit = { category: { from: 'Tests', to: newId() } };
      return attempt((client) => client.contacts.editSkill({ skillId, edit }), {
        changed: () => situation.district.exists(skills, eq(skills.category, edit.category.to)),
      });
    },
  },
  deleteSkill: {
    refusals: unmanaged,
    attempt: async (situation) => {
      const skillId = await aSkill(situation);
      return attempt((client) => client.contacts.deleteSkill({ skillId }), {
        changed: async () => !(await situation.district.exists(skills, eq(skills.id, skillId))),
      });
    },
  },
  generateContactsCsv: {
    refusals: unseen,
    attempt: ({ district, school }) => {
      const input = { exportId: newId(), query: { schoolId: school.id }, title: '' };
      return attempt((client) => client.contacts.generateContactsCsv(input), {
        changed: () => hasBegunExport(district, input.exportId),
      });
    },
  },
});
