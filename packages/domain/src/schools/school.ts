import { z } from 'zod';
import { idSchema } from '../kernel/index.ts';
import { faxPattern, phonePattern } from './phone.ts';
import { isWebAddress } from './webAddress.ts';

/** Codes that a form turns into the texts people read. */
export const fieldProblems = {
  required: 'required',
  email: 'email',
  phone: 'phone',
  webAddress: 'webAddress',
  tooLong: 'tooLong',
} as const;

const line = (max: number) => z.string().trim().max(max, fieldProblems.tooLong);
const emptyOr = (schema: z.ZodType<string, string>) => z.union([z.literal(''), schema]);
const emailAddress = emptyOr(
  z
    .string()
    .trim()
    .toLowerCase()
    .max(254, fieldProblems.tooLong)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, fieldProblems.email),
);
const phone = emptyOr(z.string().trim().regex(phonePattern, fieldProblems.phone));
const fax = emptyOr(z.string().trim().regex(faxPattern, fieldProblems.phone));

export const schoolLinkSchema = z.object({
  name: line(120).min(1, fieldProblems.required),
  url: line(2000).min(1, fieldProblems.required).refine(isWebAddress, fieldProblems.webAddress),
});
export type SchoolLink = z.infer<typeof schoolLinkSchema>;

export const maxSchoolLinks = 50;
export const schoolLinksSchema = z.array(schoolLinkSchema).max(maxSchoolLinks, fieldProblems.tooLong);

export const addressSchema = z.object({ street: line(200), city: line(100), state: line(50), zip: line(20) });

/** What the School Info form holds. Phones and fax are checked as typed and formatted on save. */
export const schoolFormSchema = z.object({
  name: line(120).min(1, fieldProblems.required),
  address: addressSchema,
  principalName: line(120),
  principalOfficePhone: phone,
  schoolOfficeNumber: phone,
  principalEmail: emailAddress,
  website: line(300).refine((text) => text === '' || isWebAddress(text), fieldProblems.webAddress),
  contactPhone: phone,
  fax,
  email: emailAddress,
  phone,
});
export type SchoolForm = z.infer<typeof schoolFormSchema>;

export const emptySchoolForm: SchoolForm = {
  name: '',
  address: { street: '', city: '', state: '', zip: '' },
  principalName: '',
  principalOfficePhone: '',
  schoolOfficeNumber: '',
  principalEmail: '',
  website: '',
  contactPhone: '',
  fax: '',
  email: '',
  phone: '',
};

export const schoolSchema = z.object({
  id: idSchema,
  name: z.string(),
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
  principalName: z.string(),
  principalOfficePhone: z.string().nullable(),
  schoolOfficeNumber: z.string().nullable(),
  principalEmail: z.string(),
  website: z.string(),
  contactPhone: z.string().nullable(),
  fax: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  links: z.array(z.object({ name: z.string(), url: z.string() })),
  timeCreated: z.iso.datetime(),
  timeUpdated: z.iso.datetime(),
});
export type School = z.infer<typeof schoolSchema>;

export const schoolFields = [
  'name',
  'street',
  'city',
  'state',
  'zip',
  'principalName',
  'principalOfficePhone',
  'schoolOfficeNumber',
  'principalEmail',
  'website',
  'contactPhone',
  'fax',
  'email',
  'phone',
  'links',
] as const;
