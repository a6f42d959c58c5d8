// An emergency contact of a school. People with an account are listed from it and have only their skills here.
import { z } from 'zod';
import {
  defineMerge,
  type EditIn,
  idSchema,
  isEmailAddress,
  limitedLine,
  listOfValues,
  maxEmailLength,
  requiredLine,
  value,
} from '../kernel/index.ts';
import { contactLimits } from './limits.ts';
import { skillIdSchema } from './skill.ts';

/** Digits only, ten of them. */
const contactPhoneSchema = z.string().regex(/^[2-9]\d{9}$/, 'phone');

export const contactFormSchema = z.object({
  firstName: requiredLine(contactLimits.name),
  lastName: requiredLine(contactLimits.name),
  email: requiredLine(maxEmailLength).refine(isEmailAddress, 'email'),
  phoneNumber: contactPhoneSchema,
  title: limitedLine(contactLimits.title),
  skillIds: z.array(skillIdSchema).max(contactLimits.skillsEach),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

/** Also what the audit trail keeps. */
export const contactFields = ['firstName', 'lastName', 'email', 'phoneNumber', 'title', 'skillIds'] as const;

const { shape } = contactFormSchema;
const skillIds = listOfValues(skillIdSchema, { max: contactLimits.skillsEach });

export const contactMerge = defineMerge({
  firstName: value(shape.firstName),
  lastName: value(shape.lastName),
  email: value(shape.email),
  phoneNumber: value(shape.phoneNumber),
  title: value(shape.title),
  skillIds,
});
export type ContactEdit = EditIn<typeof contactMerge>;

/** All that is edited here of a person with an account. */
export const userSkillsMerge = defineMerge({ skillIds });
export type UserSkillsEdit = EditIn<typeof userSkillsMerge>;

/** The uniqueness of an address does not depend on its letters' case. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/**
 * One row of the contact list: a contact, or a person with an account. A person who was a contact before the address
 * got an account is one row with both ids, so that roles given to the contact still resolve.
 */
export const listedContactSchema = z.object({
  contactId: idSchema.nullable(),
  userId: z.string().nullable(),
  schoolId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  title: z.string(),
  skillIds: z.array(z.string()),
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
