// The contact list of a school: its contacts, and the people with an account who belong to it. One who is both is one
// row, with the skills of both.
import { type ContactFilter, type ListedContact, listedContactSchema } from '@schooldog/domain/contacts';
import { isDistrictRole, roles, type Schools } from '@schooldog/domain/permissions';
import { z } from 'zod';
import { runComposed, Values } from '../../platform/database/composed.ts';
import { bySearch, where } from '../../platform/database/composedParts.ts';
import type { Reader } from '../../platform/database/database.ts';
import { foldedColumn } from '../../platform/database/folded.ts';

export type ListedOf = Readonly<{ schoolId: string; filter: ContactFilter }>;

/** The domain's `belongsToSchool`, of people who are not disabled. */
export function isListed(schoolId: string, values: Values): string {
  return `not u.is_disabled and not u.is_school_dog_staff and (u.is_district_level
    or u.role = any(${values.add(roles.filter(isDistrictRole))}::text[]) or ${schoolId} = any(u.role_school_ids))`;
}

export const joinedSkills = `(select coalesce(array_agg(distinct one), '{}') from
  unnest(coalesce(s.skill_ids, '{}') || coalesce(c.skill_ids, '{}')) as one)`;

/** With the words that are searched for, and what the list is ordered by. */
function listed(schoolId: string, values: Values): string {
  const school = `${values.add(schoolId)}::text`;
  return `both_kinds as (
      select c.id as contact_id, u.id as user_id, u.first_name, u.last_name, u.email, u.phone_number, u.title,
        ${joinedSkills} as skill_ids
      from users u
        left join user_skills s on s.school_id = ${school} and s.user_id = u.id
        left join contacts c on c.school_id = ${school} and lower(c.email) = u.email
      where ${isListed(school, values)}
      union all
      select c.id, null, c.first_name, c.last_name, c.email, c.phone_number, c.title, c.skill_ids
      from contacts c
      where c.school_id = ${school} and not exists (
        select from users u where u.email = lower(c.email) and ${isListed(school, values)})
    ), listed as (
      select *, ${school} as school_id, coalesce(user_id, contact_id) as id,
        ${foldedColumn('last_name')} as last_key, ${foldedColumn('first_name')} as first_key
      from both_kinds)`;
}

/** The texts of the domain's `matchesContact`. */
const searchedText = `first_name || ' ' || last_name || ' ' || title || ' ' || email || ' ' ||
  coalesce(phone_number, '') || ' ' ||
  regexp_replace(coalesce(phone_number, ''), '^(\\d{3})(\\d{3})(\\d{4})$', '\\1 \\2 \\3')`;

/** The rows that match, as `matching`. Words are split once a row, and only of rows that the rest matches. */
function matching({ schoolId, filter }: ListedOf, values: Values): string {
  const { search = '', skillIds = [], titles = [], kind } = filter;
  const list = listed(schoolId, values);
  const conditions = where([
    ...(kind === undefined ? [] : [`user_id is ${kind === 'users' ? 'not null' : 'null'}`]),
    ...(skillIds.length === 0 ? [] : [`skill_ids && ${values.add(skillIds)}::text[]`]),
    ...(titles.length === 0 ? [] : [`title = any(${values.add(titles)}::text[])`]),
  ]);
  const words = bySearch(search, values);
  if (words.length === 0) return `${list}, matching as (select * from listed ${conditions})`;
  return `${list}, searched as materialized (
      select *, search_words(${searchedText}) as words from listed ${conditions}
    ), matching as (select * from searched ${where(words)})`;
}

export const listedColumns = `contact_id as "contactId", user_id as "userId", school_id as "schoolId", first_name as "firstName",
  last_name as "lastName", email, phone_number as "phoneNumber", title, skill_ids as "skillIds"`;

export type ContactKey = Readonly<{ last: string; first: string; id: string }>;
const keyed = { last: z.string(), first: z.string(), id: z.string() };
const pageSchema = z.array(listedContactSchema.extend(keyed));
export type ContactInList = Readonly<z.infer<typeof pageSchema>[number]>;

/** By last name, then by first name. */
export async function contactPage(
  reader: Reader,
  asked: ListedOf,
  { after, limit }: Readonly<{ after: ContactKey | null; limit: number | null }>,
): Promise<ContactInList[]> {
  const values = new Values();
  const rows = matching(asked, values);
  const beyond =
    after === null
      ? []
      : [
          `(last_key, first_key, id) > (${values.add(after.last)}, ${values.add(after.first)}, ${values.add(after.id)})`,
        ];
  const text = `with ${rows}
    select ${listedColumns}, last_key as last, first_key as first, id from matching ${where(beyond)}
    order by last_key, first_key, id limit ${values.add(limit)}`;
  return pageSchema.parse(await runComposed(reader, text, values, 'each run'));
}

const countSchema = z.tuple([z.object({ count: z.int() })]);

export async function countContacts(reader: Reader, asked: ListedOf): Promise<number> {
  const values = new Values();
  const text = `with ${matching(asked, values)} select count(*)::int as count from matching`;
  const [{ count }] = countSchema.parse(await runComposed(reader, text, values, 'each run'));
  return count;
}

/** Everyone on the list of a school, or those who have one of some skills, by last name. */
export async function peopleAndContactsOf(
  reader: Reader,
  schoolId: string,
  filter: Pick<ContactFilter, 'skillIds'> = {},
): Promise<ListedContact[]> {
  const rows = await contactPage(reader, { schoolId, filter }, { after: null, limit: null });
  return rows.map((row) => listedContactSchema.parse(row));
}

const titlesSchema = z.tuple([z.object({ total: z.int(), titles: z.array(z.string()) })]);

export async function summaryOf(
  reader: Reader,
  schoolId: string,
): Promise<Readonly<{ total: number; titles: string[] }>> {
  const values = new Values();
  const list = listed(schoolId, values);
  const text = `with ${list} select count(*)::int as total,
    coalesce(array_agg(distinct title order by title) filter (where title <> ''), '{}') as titles from listed`;
  const [summary] = titlesSchema.parse(await runComposed(reader, text, values));
  return summary;
}

const countsSchema = z.array(z.object({ schoolId: z.string(), contacts: z.int() }));

/** Of schools that are not archived; as many as their lists have without a filter. */
export async function contactCounts(
  reader: Reader,
  schools: Schools,
): Promise<readonly Readonly<{ schoolId: string; contacts: number }>[]> {
  const values = new Values();
  const isHere = isListed('o.id', values);
  const text = `select o.id as "schoolId", ((select count(*) from users u where ${isHere})
      + (select count(*) from contacts c where c.school_id = o.id and not exists (
          select from users u where u.email = lower(c.email) and ${isHere})))::int as contacts
    from schools o where o.time_archived is null
      and (${values.add(schools === 'all')}::boolean or o.id = any(${values.add(schools === 'all' ? [] : schools)}::text[]))
    order by o.id`;
  return countsSchema.parse(await runComposed(reader, text, values));
}

const emailsSchema = z.array(z.object({ email: z.string(), isUser: z.boolean() }));

/** In lower case. A contact whose address has an account is among the users only. */
export async function knownEmails(
  reader: Reader,
  schoolId: string,
): Promise<Readonly<{ contacts: string[]; users: string[] }>> {
  const values = new Values();
  const list = listed(schoolId, values);
  const text = `with ${list} select lower(email) as email, user_id is not null as "isUser" from listed`;
  const rows = emailsSchema.parse(await runComposed(reader, text, values));
  const emailsOf = (isUser: boolean) => rows.filter((row) => row.isUser === isUser).map(({ email }) => email);
  return { contacts: emailsOf(false), users: emailsOf(true) };
}

/** Whether the address, in lower case, is that of a person with an account who is listed at the school. */
export async function userWithEmail(reader: Reader, schoolId: string, email: string): Promise<boolean> {
  const values = new Values();
  const school = `${values.add(schoolId)}::text`;
  const text = `select 1 from users u where u.email = ${values.add(email)} and ${isListed(school, values)}`;
  return (await runComposed(reader, text, values)).length > 0;
}
