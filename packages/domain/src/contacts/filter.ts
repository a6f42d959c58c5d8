// Which contacts a search and filters match. The SQL of the list follows the same rules, and a test compares both.
import { z } from 'zod';
import { limitedLine, limitedText, matchesSearch, mostSearchLetters } from '../kernel/index.ts';
import type { ListedContact } from './contact.ts';
import { contactLimits } from './limits.ts';
import { skillIdSchema } from './skill.ts';

const contactKinds = ['users', 'contacts'] as const;

const mostChosen = 50;

export const contactFilterSchema = z.object({
  search: limitedLine(mostSearchLetters).optional(),
  /** Any of them. */
  skillIds: z.array(skillIdSchema).max(mostChosen).optional(),
  titles: z.array(limitedText(contactLimits.title)).max(mostChosen).optional(),
  /** People with an account, or those without one. */
  kind: z.enum(contactKinds).optional(),
});
export type ContactFilter = z.infer<typeof contactFilterSchema>;

export function matchesContact(contact: ListedContact, filter: ContactFilter): boolean {
  const { search = '', skillIds = [], titles = [], kind } = filter;
  const { firstName, lastName, title, email, phoneNumber } = contact;
  const phone = phoneNumber ?? '';
  return (
    (kind === undefined || (kind === 'users') === (contact.userId !== null)) &&
    (skillIds.length === 0 || contact.skillIds.some((id) => skillIds.includes(id))) &&
    (titles.length === 0 || titles.includes(title)) &&
    matchesSearch(search, [firstName, lastName, title, email, phone, spacedPhone(phone)])
  );
}

/** "478 555 0123", so that a number is found however its parts are typed. */
function spacedPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
}
