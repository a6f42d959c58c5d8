import { randomBytes } from 'node:crypto';
import { type ContactForm, guessMapping, packRow } from '@schooldog/domain/contacts';
import { makeId } from '@schooldog/domain/kernel';
import type { Database } from '../../../platform/database/database.ts';
import { contacts } from '../schema.ts';

export function aContactForm(facts: Partial<ContactForm> = {}): ContactForm {
  return {
    firstName: 'Ana',
    lastName: 'Lee',
    email: `${makeId(randomBytes)}@contacts.test`.toLowerCase(),
    phoneNumber: '4785550123',
    title: 'Crossing Guard',
    skillIds: [],
    ...facts,
  };
}

export async function aContactOf(database: Database, schoolId: string, facts: Partial<ContactForm> = {}) {
  const row = { ...aContactForm(facts), id: makeId(randomBytes), schoolId, createdByUserId: 'someone' };
  await database.db.insert(contacts).values(row);
  return row;
}

const mapping = guessMapping(['First name', 'Last name', 'Email', 'Phone', 'Title']);

/** A row of a file, as the web sends it. */
export function packed(form: Partial<ContactForm>): string {
  const { firstName = '', lastName = '', email = '', phoneNumber = '', title = '' } = form;
  return packRow([firstName, lastName, email, phoneNumber, title], mapping);
}
