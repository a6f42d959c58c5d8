// An emergency contact of a school. People with an account are listed from it and have only their skills here.
import { z } from 'zod';
import { idSchema, isEmailAddress, limitedLine, maxEmailLength, requiredLine } from '../kernel/index.ts';
import { contactLimits } from './limits.ts';

export const skillIdSchema = z.string().regex(/^[A-Za-z0-9]{4}$/);

const skillsSchema = z.array(skillIdSchema).max(contactLimits.skillsEach);

/** Digits only, ten of them. */
export const contactPhoneSchema = z.string().regex(/^[2-9]\d{9}$/, 'phone');

export const contactFormSchema = z.object({
  firstName: requiredLine(contactLimits.name),
  lastName: requiredLine(contactLimits.name),
  email: requiredLine(maxEmailLength).refine(isEmailAddress, 'email'),
  phoneNumber: contactPhoneSchema,
  title: limitedLine(contactLimits.title),
  skillIds: skillsSchema,
});
export type ContactForm = z.infer<typeof contactFormSchema>;

/** The uniqueness of an address does not depend on its letters' case. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** One row of the contact list: a contact, or a person with an account, never both. */
export const listedContactSchema = z.object({
  contactId: idSchema.nullable(),
  userId: z.string().nullable(),
  schoolId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  title: z.string(),
  skillIds: z.array(skillIdSchema),
});
export type ListedContact = z.infer<typeof listedContactSchema>;

/** Offered while a title is typed; any other text is good as well. */
export const suggestedTitles = [
  'Superintendent',
  'Deputy Superintendent',
  'Maintenance Director',
  'Safety Coordinator',
  'Curriculum Director',
  'Operations Director',
  'Chief of District Police',
  'Coordinator',
  'District Safety Team Member',
  'Principal',
  'Assistant Principal',
  'School Resource Officer',
  'School Safety Team Member',
] as const;
