import { z } from 'zod';
import { idSchema, isEmailAddress, limitedLine, maxEmailLength, requiredLine } from '../kernel/index.ts';
import { faxPattern, phonePattern } from './phone.ts';
import { isWebAddress } from './webAddress.ts';

/** Codes that a form turns into the texts people read. */
export const fieldProblems = {
  required: 'required',
  email: 'email',
  phone: 'phone',
  webAddress: 'webAddress',
} as const;

const emptyOr = (fits: (text: string) => boolean) => (text: string) => text === '' || fits(text);
const emailAddress = limitedLine(maxEmailLength)
  .toLowerCase()
  .refine(emptyOr(isEmailAddress), fieldProblems.email);
/** The longest is "+(478).555.1234", with room for extra characters that people type. */
const phoneLength = 40;
const phone = limitedLine(phoneLength).refine(
  emptyOr((text) => phonePattern.test(text)),
  fieldProblems.phone,
);
const fax = limitedLine(phoneLength).refine(
  emptyOr((text) => faxPattern.test(text)),
  fieldProblems.phone,
);

export const schoolLinkSchema = z.object({
  name: requiredLine(120),
  url: requiredLine(2000).refine(isWebAddress, fieldProblems.webAddress),
});
export type SchoolLink = z.infer<typeof schoolLinkSchema>;

export const maxSchoolLinks = 50;
export const schoolLinksSchema = z.array(schoolLinkSchema).max(maxSchoolLinks);

export const addressSchema = z.object({
  street: limitedLine(200),
  city: limitedLine(100),
  state: limitedLine(50),
  zip: limitedLine(20),
});

/** What the School Info form holds. Phones and fax are checked as typed and formatted on save. */
export const schoolFormSchema = z.object({
  name: requiredLine(120),
  address: addressSchema,
  principalName: limitedLine(120),
  principalOfficePhone: phone,
  schoolOfficeNumber: phone,
  principalEmail: emailAddress,
  website: limitedLine(300).refine(emptyOr(isWebAddress), fieldProblems.webAddress),
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
  /** Null while the school is open. */
  timeArchived: z.iso.datetime().nullable(),
  timeCreated: z.iso.datetime(),
  timeUpdated: z.iso.datetime(),
});
export type School = z.infer<typeof schoolSchema>;

/** What rules look at. */
export function schoolFacts({ id, timeArchived }: Pick<School, 'id' | 'timeArchived'>) {
  return { schoolId: id, isArchived: timeArchived !== null };
}

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
  'timeArchived',
] as const;
