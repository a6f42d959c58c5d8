import { describe, expect, it } from 'vitest';
import { noticeIn, pathIn } from './notice.ts';

const origin = 'https://district.example';

describe('a push message', () => {
  it('shows what happened and where to look', () => {
    const notice = {
      id: 'n1',
      title: 'Safety alert',
      text: 'Broken latch, Room 214',
      url: '/safetyAlerts/a1',
      action: 'Acknowledge',
      userId: 'u1',
    };
    expect(noticeIn(notice)).toEqual(notice);
  });

  it.each([undefined, null, 'text', 7, {}, { title: '', url: 3 }])(
    'is shown even when it contains %j',
    (data) => {
      const empty = { text: '', url: '/', action: '', userId: '' };
      expect(noticeIn(data)).toEqual({ id: 'notice', title: 'SchoolDog', ...empty });
    },
  );
});

describe('the link of a notification', () => {
  it('stays inside the app', () => {
    expect(pathIn('/tasks/task/t1?tab=history#last', origin)).toBe('/tasks/task/t1?tab=history#last');
    expect(pathIn(`${origin}/walks`, origin)).toBe('/walks');
  });

  it.each([
    'https://elsewhere.example/x',
    '//elsewhere.example',
    'javascript:alert(1)',
    'http://[',
    undefined,
  ])('is the start page for %s', (url) => {
    expect(pathIn(url, origin)).toBe('/');
  });
});
