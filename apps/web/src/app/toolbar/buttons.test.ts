import { educatorOfOakHill, principalOfOakHill } from '@schooldog/domain/permissions/testing';
import type { Actor } from '@schooldog/domain/permissions';
import { expect, it } from 'vitest';
import type { Pages } from '../../platform/navigation/page.ts';
import { loadShell } from '../layouts/frame.tsx';
import { pages } from '../pages.ts';
import { visibleButtons } from './buttons.ts';

const { toolbar } = await loadShell();

function keys(actor: Actor, known: Pages = pages) {
  return visibleButtons(toolbar.toReversed(), { actor, pages: known }).map(({ key }) => key);
}

it('buttons that lead to a page are shown to those whom the page lets in, always in the same order', () => {
  expect(keys(principalOfOakHill)).toEqual(['approveWorkOrders', 'alerts', 'notifications']);
  // Without an order to approve, the button itself shows nothing.
  expect(keys(educatorOfOakHill)).toEqual(['approveWorkOrders', 'notifications']);
});

it('buttons wait for their pages', () => {
  expect(keys(principalOfOakHill, new Map())).toEqual(['notifications']);
});
