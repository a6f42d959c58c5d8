import { suggestedTitles } from '@schooldog/domain/contacts';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { textsOf } from '../../../platform/i18n/texts.ts';
import en from '../texts/en.json' with { type: 'json' };
import { errorsOf, formOf, valuesOf } from './contactForm.ts';

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { 'features/contacts': en } } });
});

it('says in the words of the specification what is missing or wrong', () => {
  const t = textsOf('features/contacts', 'en');
  const required = 'This field is required';
  expect(errorsOf(valuesOf(null), t)).toEqual({
    firstName: required,
    lastName: required,
    email: required,
    phoneNumber: required,
  });
  const wrong = { ...valuesOf(null), firstName: 'Ana', lastName: 'Lee', email: 'ana@', phoneNumber: '12' };
  expect(errorsOf(wrong, t)).toEqual({
    email: 'Please enter a valid email',
    phoneNumber: 'Please enter a valid phone number',
  });
});

it('shows a phone number as people write it, and sends its digits', () => {
  const contact = { ...valuesOf(null), phoneNumber: '4785550123' };
  expect(valuesOf(contact).phoneNumber).toBe('(478) 555-0123');
  expect(formOf({ ...contact, phoneNumber: '+1 (478) 555-0123' }).phoneNumber).toBe('4785550123');
});

it('suggests the titles of the specification', () => {
  expect(Object.values(en.titles)).toEqual(suggestedTitles);
});
