import { ORPCError } from '@orpc/client';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { problemText, rejectionText } from './problemText.ts';
import english from './texts/en.json' with { type: 'json' };

it('has no text before the texts have been fetched', () => {
  expect(problemText('alert.resolved')).toBeNull();
});

describe('the text of a problem', () => {
  beforeEach(async () => {
    await i18next.init({ lng: 'en', resources: { en: { 'platform/problems': english } } });
  });

  it('is found by its code', () => {
    expect(problemText('alert.resolved')).toBe(english.alert.resolved);
  });

  it('is missing for codes that the app does not know, and for a prefix of a code', () => {
    expect(problemText('walk.frozen')).toBeNull();
    expect(problemText('alert')).toBeNull();
  });

  it('explains a rejection, not a failure that may succeed later', () => {
    const rejected = new ORPCError('school.idTaken', { status: 409 });
    expect(rejectionText(rejected)).toBe(english.school.idTaken);
    expect(rejectionText(new ORPCError('server.fault', { status: 500 }))).toBeNull();
    expect(rejectionText(new TypeError('Failed to fetch'))).toBeNull();
  });
});
