import i18next from 'i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setManualOffline } from '../connectivity/connectivity.ts';
import { storedText } from './storedText.ts';

beforeAll(() => i18next.loadNamespaces('platform/offline'));
afterEach(() => setManualOffline(false));

it('says when it is sent in a sentence of its own, whether or not what was done ends like one', () => {
  expect(storedText('Drill updated')).toBe('Drill updated');
  setManualOffline(true);
  const next = "It will be sent when you're back online.";
  expect(storedText('Drill updated')).toBe(`Drill updated. ${next}`);
  expect(storedText('You logged an entry!')).toBe(`You logged an entry! ${next}`);
});
