import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { sentText } from './sentText.ts';

beforeAll(() => i18next.loadNamespaces('platform/offline'));

it('says how much was sent, and that an alert was among it', () => {
  expect([sentText(1, false), sentText(3, false)]).toEqual(['1 item sent', '3 items sent']);
  expect([sentText(1, true), sentText(3, true)]).toEqual([
    '1 item sent, with its safety alert',
    '3 items sent, including a safety alert',
  ]);
});
