import { educatorOfOakHill, principalOfOakHill } from '@schooldog/domain/permissions/testing';
import { describe, expect, it } from 'vitest';
import type { Page } from '../routes/page.ts';
import { toolbarButtons, visibleButtons } from './buttons.ts';

const page: Page = { layout: 'default', titleKey: 'dashboard' };
const pages = new Map([
  ['/tasks', page],
  ['/safetyAlerts', page],
]);
const keys = (facts: Parameters<typeof visibleButtons>[1]) =>
  visibleButtons(toolbarButtons, facts).map(({ key }) => key);

describe('buttons of the toolbar', () => {
  it('follow the permissions', () => {
    expect(keys({ actor: principalOfOakHill, pages, isOffline: false })).toEqual([
      'approveWorkOrders',
      'alerts',
    ]);
    expect(keys({ actor: educatorOfOakHill, pages, isOffline: false })).toEqual([]);
  });

  it('that need the network leave without it', () => {
    expect(keys({ actor: principalOfOakHill, pages, isOffline: true })).toEqual(['alerts']);
  });

  it('wait for their pages', () => {
    expect(keys({ actor: principalOfOakHill, pages: new Map(), isOffline: false })).toEqual([]);
  });
});
