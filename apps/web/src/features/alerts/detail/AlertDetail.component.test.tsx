import { screen } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeTuesday, takesPlaceOnTuesday } from '@schooldog/domain/testing';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { anAlert, observation } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { AlertDetail } from './AlertDetail.tsx';

takesPlaceOnTuesday();

const officer = someone('sro');
/** And half a minute, because the clock of the page may be a little behind. */
const minutesAgo = (minutes: number) => beforeTuesday((minutes + 0.5) * 60_000);
const byMail = { userId: officer.id, channel: 'mail', status: 'sent', timeOpened: minutesAgo(5) } as const;
const byPush = { ...byMail, channel: 'push', timeOpened: null } as const;
const alert = anAlert({
  recipients: [
    { userId: officer.id, name: 'Olga Reyes', timeRead: minutesAgo(5), timeAcknowledged: null, reply: '' },
  ],
  deliveries: [byMail, byPush],
});

beforeEach(() => {
  fakeApi({
    'alerts.readSafetyAlert': () => ({ done: true }),
    'schools.listSchoolNames': () => [],
    'settings.getObservationSettings': () => observation,
    'settings.getOrganization': () => organizationOf({}),
  });
});

it('shows how the alert reached each recipient, and from where they opened it', async () => {
  await renderAs(someone('principal'), <AlertDetail alert={alert} via="app" />);
  const deliveries = await screen.findByRole('list', { name: 'Deliveries to Olga Reyes' });
  expect(deliveries.textContent).toBe('Email: delivered · opened 5 minutes agoPush: delivered');
  expect(callsOf('alerts.readSafetyAlert')).toEqual([]);
});

it.each([
  ['push', [{ safetyAlertId: alert.id, via: 'push' }]],
  ['mail', []],
] as const)('a recipient who comes from %s is noted there once', async (via, expected) => {
  await renderAs(officer, <AlertDetail alert={alert} via={via} />);
  await screen.findByRole('list', { name: 'Deliveries to Olga Reyes' });
  expect(callsOf('alerts.readSafetyAlert')).toEqual(expected);
});

it('says who was told when no one acknowledged in time, and marks that as read for them', async () => {
  const principal = someone('principal');
  const people = [
    { userId: 'sender00000000000000', name: 'Sam Ortiz' },
    { userId: principal.id, name: 'Pat Lane' },
  ];
  const escalated = { ...alert, escalation: { time: minutesAgo(3), minutes: 15, people } };
  await renderAs(principal, <AlertDetail alert={escalated} via="app" />);
  const recipients = await screen.findByRole('region', { name: 'Recipients' });
  expect(recipients.textContent).toContain(
    'No one acknowledged within 15 minutes. Notified: Sam Ortiz and Pat Lane. 3 minutes ago',
  );
  expect(callsOf('alerts.readSafetyAlert')).toEqual([{ safetyAlertId: alert.id, via: 'app' }]);
});

it('marks a recipient who cannot receive it anymore, and offers no reminder to nobody', async () => {
  const sent = { ...alert, unreachableUserIds: [officer.id] };
  await renderAs(someone('principal'), <AlertDetail alert={sent} via="app" />);
  const recipients = await screen.findByRole('region', { name: 'Recipients' });
  expect(recipients.textContent).toContain("Can't receive this alert anymore");
  const remind = screen.getByRole('button', { name: 'Send reminder' });
  expect(remind).toHaveProperty('disabled', true);
  expect(screen.getByText(/^No one is left to remind/)).toBeTruthy();
});

it('keeps a reply that is being typed when someone else resolves the alert', async () => {
  function Opened() {
    const [status, setStatus] = useState(alert.status);
    return (
      <>
        <button type="button" onClick={() => setStatus('resolved')}>
          Someone resolves it
        </button>
        <AlertDetail alert={{ ...alert, status }} via="app" />
      </>
    );
  }
  const hands = await renderAs(officer, <Opened />);
  await fill(hands, await screen.findByRole('textbox', { name: 'Reply (optional)' }), 'On my way');
  await hands.click(screen.getByRole('button', { name: 'Someone resolves it' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply (optional)' }).value).toBe(
    'On my way',
  );
});

it('says what happened before it asks a recipient to acknowledge it, and that before anything else', async () => {
  await renderAs(someone('sro'), <AlertDetail alert={alert} via="app" />);
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent);
  expect(headings.slice(0, 3)).toEqual([
    'Message',
    "Let the sender know you've seen this",
    'The entry as it was sent',
  ]);
  expect(screen.getAllByRole('button')[0]?.textContent).toBe('Acknowledge');
});
