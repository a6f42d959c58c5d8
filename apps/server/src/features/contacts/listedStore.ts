// Rows of contact lists by the ids of their people. Tables of roles of all schools are checked with one query.
import { type ListedContact, listedContactSchema } from '@schooldog/domain/contacts';
import { z } from 'zod';
import { runComposed, Values } from '../../platform/database/composed.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isListed, joinedSkills, listedColumns } from './listStore.ts';

/** `id` is that of a contact or of a user. */
export type AskedPerson = Readonly<{ schoolId: string; id: string }>;

/** Those who are not on the list of their school are left out. One who is asked for by both ids comes twice. */
export async function listedPeople(reader: Reader, asked: readonly AskedPerson[]): Promise<ListedContact[]> {
  if (asked.length === 0) return [];
  const values = new Values();
  const schoolIds = values.add(asked.map(({ schoolId }) => schoolId));
  const ids = values.add(asked.map(({ id }) => id));
  const ofAccount = (column: string) =>
    `case when u.id is null then c.${column} else u.${column} end as ${column}`;
  const text = `with asked as (
      select distinct school_id, id from unnest(${schoolIds}::text[], ${ids}::text[]) as one (school_id, id)
    ), listed as (
      select a.school_id, c.id as contact_id, u.id as user_id, ${joinedSkills} as skill_ids,
        ${['first_name', 'last_name', 'email', 'phone_number', 'title'].map(ofAccount).join(', ')}
      from asked a
        left join contacts k on k.id = a.id and k.school_id = a.school_id
        left join users u on (u.id = a.id or u.email = lower(k.email)) and ${isListed('a.school_id', values)}
        left join contacts c on c.school_id = a.school_id and (c.id = k.id or lower(c.email) = u.email)
        left join user_skills s on s.school_id = a.school_id and s.user_id = u.id
      where u.id is not null or k.id is not null)
    select ${listedColumns} from listed`;
  return z.array(listedContactSchema).parse(await runComposed(reader, text, values));
}
