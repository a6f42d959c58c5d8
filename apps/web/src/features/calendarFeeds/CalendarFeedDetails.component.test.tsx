import { screen, within } from '@testing-library/react';
import type { CalendarFeed } from '@schooldog/contract/calendarFeeds';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it } from 'vitest';
import { callsOf, fakeApi, refusal } from '../../testing/fakeApi.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { CalendarFeedDetails } from './CalendarFeedDetails.tsx';

const url = 'https://oak.example/api/calendarFeeds/feed/abcdefghijklmnopqrstuvwxyz1.ics';
const timeCreated = '2026-10-05T14:30:00.000Z';
let feed: CalendarFeed | null;

beforeEach(() => {
  feed = null;
  fakeApi({
    'settings.getOrganization': () => organizationOf({}),
    'calendarFeeds.getCalendarFeed': () => ({ feed }),
    'calendarFeeds.makeCalendarFeed': () => {
      feed = { timeCreated, timeLastRead: null };
      return { url };
    },
    'calendarFeeds.revokeCalendarFeed': () => {
      feed = null;
      return { done: true };
    },
  });
});

const show = (role: Parameters<typeof someone>[0]) => renderAs(someone(role), <CalendarFeedDetails />);
const button = (name: string) => screen.findByRole('button', { name });

it('makes an address, shows it once and says that nobody read it yet', async () => {
  const hands = await show('principal');
  await hands.click(await button('Create address'));
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveProperty('value', url);
  expect(await screen.findByText(/Not read yet/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create address' })).toBeNull();
});

it('does not show an address that is there, but when calendars read it', async () => {
  feed = { timeCreated, timeLastRead: '2026-10-06T14:30:00.000Z' };
  await show('principal');
  expect(await screen.findByText(/Last read/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['Replace address', 'Replace the address?', 'calendarFeeds.makeCalendarFeed'],
  ['Revoke address', 'Revoke the address?', 'calendarFeeds.revokeCalendarFeed'],
] as const)('asks before it goes on with "%s"', async (label, question, procedure) => {
  feed = { timeCreated, timeLastRead: null };
  const hands = await show('principal');
  await hands.click(await button(label));
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await hands.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(callsOf(procedure)).toHaveLength(0);
  await hands.click(await button(label));
  const again = within(await screen.findByRole('dialog', { name: question }));
  await hands.click(again.getByRole('button', { name: label }));
  await expect.poll(() => callsOf(procedure)).toHaveLength(1);
});

it('names only what the person may see', async () => {
  await show('principal');
  expect(await screen.findByText(/Work orders that are assigned to you/)).toBeDefined();
  expect(screen.getByText(/Drills at schools/)).toBeDefined();
});

it('offers to try again when the state could not be read', async () => {
  fakeApi({ 'calendarFeeds.getCalendarFeed': () => Promise.reject(refusal(500, 'server.fault')) });
  await show('principal');
  expect(await screen.findByRole('alert')).toBeDefined();
});
