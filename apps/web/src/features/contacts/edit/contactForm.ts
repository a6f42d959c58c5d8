// The form of a contact: the phone number is text as it is typed, and digits once it is sent.
import { type ContactForm, contactFormSchema, phoneDigits } from '@schooldog/domain/contacts';
import { formatPhone } from '@schooldog/domain/schools';
import type { z } from 'zod';
import type { Texts } from '../../../platform/i18n/texts.ts';
import { tooLongTextOf } from '../../../ui/tooLongText.ts';

export type ContactValues = { -readonly [Field in keyof ContactForm]: ContactForm[Field] };

type Shown = Readonly<Omit<ContactForm, 'phoneNumber' | 'skillIds'>> &
  Readonly<{ phoneNumber: string | null; skillIds: readonly string[] }>;

export function valuesOf(contact: Shown | null): ContactValues {
  const phone = contact?.phoneNumber ?? '';
  return {
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    email: contact?.email ?? '',
    phoneNumber: formatPhone(phone) ?? phone,
    title: contact?.title ?? '',
    skillIds: [...(contact?.skillIds ?? [])],
  };
}

export function formOf(values: ContactValues): ContactForm {
  const phone = values.phoneNumber.trim();
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phoneNumber: phoneDigits(phone) ?? phone,
    title: values.title.trim(),
    skillIds: values.skillIds,
  };
}

export function errorsOf(values: ContactValues, t: Texts<'features/contacts'>): Record<string, string> {
  const form = formOf(values);
  const issues = contactFormSchema.safeParse(form).error?.issues ?? [];
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const [field] = issue.path;
    if (typeof field !== 'string' || field in errors) continue;
    const isEmpty = field === 'phoneNumber' && form.phoneNumber === '';
    errors[field] = isEmpty ? t('errors.required') : textOf(issue, t);
  }
  return errors;
}

function textOf(issue: z.core.$ZodIssue, t: Texts<'features/contacts'>): string {
  const { message } = issue;
  if (message === 'required') return t('errors.required');
  if (message === 'email') return t('errors.email');
  if (message === 'phone') return t('errors.phone');
  return tooLongTextOf(issue) ?? t('errors.skill');
}
