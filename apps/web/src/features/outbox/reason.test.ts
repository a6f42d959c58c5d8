import { describe, expect, it } from 'vitest';
import { reasonOf } from './reason.ts';
import english from './texts/en.json' with { type: 'json' };

describe('the reason why work was not taken', () => {
  it('is told in words', () => {
    expect(reasonOf({ code: 'network.noAnswer', data: {} })).toMatchObject({ key: 'noAnswer' });
    expect(english.reasons.noAnswer).not.toBe('');
  });

  it('of a work order says what the person can do about it', () => {
    const keyOf = (code: string) => reasonOf({ code, data: {} }).key;
    expect(keyOf('workOrder.notFound')).toBe('workOrderDeleted');
    expect(keyOf('workOrder.statusNotAllowed')).toBe('notAllowed');
    expect(keyOf('workOrder.unknownBoard')).toBe('unknownBoard');
  });

  it('names the photo that it is about', () => {
    const problem = { code: 'file.typeNotAllowed', data: { photo: 'door.heic' } };
    expect(reasonOf(problem)).toEqual({
      key: 'photoRefused',
      code: 'file.typeNotAllowed',
      photo: 'door.heic',
    });
  });

  it('is the code itself when there are no words for it, so that support can help', () => {
    expect(reasonOf({ code: 'walk.frozen', data: null })).toEqual({
      key: 'other',
      code: 'walk.frozen',
      photo: '',
    });
    expect(english.reasons.other).toContain('{{code}}');
  });

  it('does not mistake what every object inherits for a reason', () => {
    expect(reasonOf({ code: 'constructor', data: {} }).key).toBe('other');
  });
});
