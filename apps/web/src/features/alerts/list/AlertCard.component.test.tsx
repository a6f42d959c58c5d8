import { screen, within } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeTuesday, takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { anAlert, oakHill, someItem } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { AlertCard } from './AlertCard.tsx';

takesPlaceOnTuesday();

const principal = someone('principal');
const unacknowledged = { userId: principal.id, name: 'Pat Lee', timeAcknowledged: null, reply: '' };

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
  });
});

it('an unread alert says so, names sender and school, and waits for its recipient', async () => {
  const alert = anAlert({ recipients: [{ ...unacknowledged, timeRead: null }] });
  await renderAs(principal, <AlertCard alert={alert} />);
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('link', { name: new RegExp(`^Unread: .*${someItem.label}`) })).toHaveProperty(
    'href',
    expect.stringMatching(/\/safetyAlerts\/alert000000000000000$/),
  );
  expect(await card.findByText(/Oak Hill Elementary · Sent by Sam Ortiz/)).toBeTruthy();
  expect(card.getByText('0 of 1 acknowledged')).toBeTruthy();
  expect(card.getByText('Needs your acknowledgment')).toBeTruthy();
  expect(card.getByText('Come and see.')).toBeTruthy();
});

it('one that was read and acknowledged waits for nothing', async () => {
  const time = '2026-10-05T15:00:00.000Z';
  const mine = { ...unacknowledged, timeRead: time, timeAcknowledged: time };
  await renderAs(principal, <AlertCard alert={anAlert({ recipients: [mine] })} />);
  expect(await screen.findByText('1 of 1 acknowledged')).toBeTruthy();
  expect(screen.queryByText('Unread:')).toBeNull();
  expect(screen.queryByText('Needs your acknowledgment')).toBeNull();
});

it('a resolved alert waits for nobody, and one without a message shows the comment of the entry', async () => {
  const recipients = [{ ...unacknowledged, timeRead: null }];
  const alert = anAlert({ recipients, status: 'resolved', message: '', createdByUserId: principal.id });
  await renderAs(principal, <AlertCard alert={alert} />);
  expect(await screen.findByText('Resolved')).toBeTruthy();
  expect(screen.getByText('The latch does not close.')).toBeTruthy();
  expect(screen.getByText(/Sent by you/)).toBeTruthy();
  expect(screen.queryByText('Needs your acknowledgment')).toBeNull();
});

it('says that no one has acknowledged it for a day', async () => {
  const recipients = [{ ...unacknowledged, timeRead: null }];
  const timeSent = beforeTuesday(25 * 3_600_000);
  await renderAs(principal, <AlertCard alert={anAlert({ recipients, timeSent })} />);
  expect(await screen.findByText('Overdue')).toBeTruthy();
});

it('is open before that', async () => {
  const recipients = [{ ...unacknowledged, timeRead: null }];
  await renderAs(
    principal,
    <AlertCard alert={anAlert({ recipients, timeSent: tuesdayMorning.toISOString() })} />,
  );
  expect(await screen.findByText('Open')).toBeTruthy();
});

it('warns a manager in words and color when someone has not answered for a day, though another has', async () => {
  const sam = { ...unacknowledged, userId: 'sam00000000000000000', timeRead: null };
  const timeSent = beforeTuesday(25 * 3_600_000);
  const recipients = [sam, { ...sam, userId: 'lee00000000000000000', timeAcknowledged: timeSent }];
  await renderAs(principal, <AlertCard alert={anAlert({ recipients, timeSent })} />);
  const count = await screen.findByText('1 of 2 acknowledged');
  expect(count.dataset['late']).toBe('true');
  expect(screen.getByText('Open')).toBeTruthy();
});
