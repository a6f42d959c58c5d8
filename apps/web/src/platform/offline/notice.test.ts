import { describe, expect, it } from 'vitest';
import { noticeFor, redirectOf, type Circumstances } from './notice.ts';

const calm: Circumstances = {
  isDatabaseLost: false,
  room: 'enough',
  shownRoom: 'enough',
  isExplainingOfflineMode: false,
  isSignedIn: true,
  isNativelyOffline: false,
  isManuallyOffline: false,
  isOfflineClosed: false,
  isOfflineSilenced: false,
};

describe('the offline dialog', () => {
  const offline = { ...calm, isNativelyOffline: true };

  it('shows when the network is lost', () => {
    expect(noticeFor(calm)).toBe('none');
    expect(noticeFor(offline)).toBe('offline');
  });

  it('shows at each change until "Do not show again" is ticked', () => {
    expect(noticeFor({ ...offline, isOfflineClosed: true })).toBe('none');
    expect(noticeFor({ ...offline, isOfflineClosed: false })).toBe('offline');
    expect(noticeFor({ ...offline, isOfflineSilenced: true })).toBe('none');
  });

  it('does not show after the user’s own choice, nor to visitors', () => {
    expect(noticeFor({ ...offline, isManuallyOffline: true })).toBe('none');
    expect(noticeFor({ ...offline, isSignedIn: false })).toBe('none');
  });
});

describe('the explanation of Offline Mode', () => {
  it('shows also to users who do not want the offline dialog', () => {
    const chosen = {
      ...calm,
      isManuallyOffline: true,
      isExplainingOfflineMode: true,
      isOfflineSilenced: true,
    };
    expect(noticeFor(chosen)).toBe('offlineMode');
  });

  it.each([
    ['/dashboard', null],
    ['/walks', null],
    ['/walks/', null],
    ['/walks/walk/w1/inprogress', null],
    ['/walkSettings', '/dashboard'],
    ['/schools', '/dashboard'],
    ['/', '/dashboard'],
  ])('leads from %s to %s', (path, target) => {
    expect(redirectOf(path)).toBe(target);
  });
});

describe('the storage warning', () => {
  it('shows once when storage gets low and once more when it is full', () => {
    expect(noticeFor({ ...calm, room: 'low' })).toBe('storage');
    expect(noticeFor({ ...calm, room: 'low', shownRoom: 'low' })).toBe('none');
    expect(noticeFor({ ...calm, room: 'full', shownRoom: 'low' })).toBe('storage');
    expect(noticeFor({ ...calm, room: 'low', shownRoom: 'full' })).toBe('none');
  });
});

describe('a lost database', () => {
  it('comes before everything else, and for every user', () => {
    const all = { ...calm, isDatabaseLost: true, room: 'full', isNativelyOffline: true } as const;
    expect(noticeFor(all)).toBe('lostConnection');
    expect(noticeFor({ ...all, isSignedIn: false })).toBe('lostConnection');
  });
});
