import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acknowledge, noticeDataIn } from './acknowledge.ts';

const origin = 'https://district.example';
const alertId = 'a1a1a1a1a1a1a1a1a1a1';
const data = { url: `/safetyAlerts/${alertId}?via=push`, userId: 'olga' };

const requests: { url: string; init: RequestInit }[] = [];
let response: () => Promise<Response>;

beforeEach(() => {
  requests.length = 0;
  response = () => Promise.resolve(Response.json({ done: true }));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return response();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('acknowledging from a notification', () => {
  it('names the alert and the person for whom the notification was', async () => {
    expect(await acknowledge(data, origin)).toBe(true);
    expect(requests).toMatchObject([
      {
        url: '/api/alerts/acknowledgeSafetyAlert',
        init: {
          method: 'POST',
          credentials: 'same-origin',
          headers: { 'content-type': 'application/json', 'operation-user': 'olga' },
          body: JSON.stringify({ safetyAlertId: alertId, reply: '', via: 'push' }),
        },
      },
    ]);
  });

  it.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['for someone else', () => Promise.resolve(Response.json({ code: 'session.needed' }, { status: 401 }))],
    ['for a resolved alert', () => Promise.resolve(Response.json({ code: 'alert.x' }, { status: 409 }))],
    ['where another host answers', () => Promise.resolve(new Response('<h1>Welcome</h1>'))],
  ])('fails %s, so that the alert is opened', async (_case, answer) => {
    response = answer;
    expect(await acknowledge(data, origin)).toBe(false);
  });

  it.each([
    { url: '/tasks/task/t1', userId: 'olga' },
    { url: `https://elsewhere.example/safetyAlerts/${alertId}`, userId: 'olga' },
    { url: `/safetyAlerts/${alertId}/more`, userId: 'olga' },
    { url: `/safetyAlerts/${alertId}`, userId: '' },
  ])('sends nothing for %j', async (other) => {
    expect(await acknowledge(other, origin)).toBe(false);
    expect(requests).toEqual([]);
  });
});

it.each([undefined, null, {}, { url: 3, userId: 'olga' }])(
  'a notification with %j opens the start page',
  (other) => {
    expect(noticeDataIn(other)).toEqual({ url: '/', userId: '' });
  },
);

it('a notification keeps its address and its person, one of an earlier version its address', () => {
  expect(noticeDataIn(data)).toEqual(data);
  expect(noticeDataIn('/walks')).toEqual({ url: '/walks', userId: '' });
});
