import { screen } from '@testing-library/react';
import type { DetailedAlert } from '@schooldog/contract/alerts';
import type { Role } from '@schooldog/domain/permissions';
import { beforeTuesday, takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { describe, expect, it } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { anAlert, somebodyElse } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { AlertActions } from './AlertActions.tsx';

takesPlaceOnTuesday();

const waiting = {
  ...somebodyElse,
  userId: 'recipient00000000000',
  timeRead: null,
  timeAcknowledged: null,
  reply: '',
};
const sent = anAlert({ recipients: [waiting] });
const resolved = anAlert({ recipients: [waiting], status: 'resolved' });

async function buttonsFor(role: Role, alert: DetailedAlert, isSender = false): Promise<string[]> {
  const user = someone(role);
  const shown = isSender ? { ...alert, createdByUserId: user.id } : alert;
  await renderAs(
    user,
    <>
      <AlertActions alert={shown} />
      <p>end</p>
    </>,
  );
  await screen.findByText('end');
  return screen
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

describe('what can be done about an alert', () => {
  it.each([
    [
      'a principal, who manages',
      'principal',
      sent,
      false,
      ['Resolve', 'Send reminder', 'Add people', 'More actions'],
    ],
    ['its sender', 'custodial', sent, true, ['Resolve', 'Send reminder', 'Add people']],
    ['a recipient', 'sro', sent, false, []],
    ['a principal, once it is resolved', 'principal', resolved, false, ['Reopen', 'More actions']],
    ['its sender, once it is resolved', 'custodial', resolved, true, ['Reopen']],
  ] as const)('%s', async (_who, role, alert, isSender, expected) => {
    expect(await buttonsFor(role, alert, isSender)).toEqual(expected);
  });
});

it('a reminder goes out with one click', async () => {
  fakeApi({ 'alerts.remindSafetyAlert': () => ({ done: true }) });
  const user = await renderAs(someone('principal'), <AlertActions alert={sent} />);
  await user.click(await screen.findByRole('button', { name: 'Send reminder' }));
  expect(callsOf('alerts.remindSafetyAlert')).toEqual([{ safetyAlertId: sent.id }]);
});

it('adding people says that an alert is not for emergencies', async () => {
  fakeApi({
    'users.findPeople': () => ({ people: [], more: false }),
    'schools.listSchoolNames': () => [],
  });
  const user = await renderAs(someone('principal'), <AlertActions alert={sent} />);
  await user.click(await screen.findByRole('button', { name: 'Add people' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add people' });
  expect(dialog.textContent).toContain('In an emergency, call 911.');
});

const before = (minutes: number) => beforeTuesday(minutes * 60_000);

it.each([
  ['an alert was just sent', null, 'You can send a reminder in 4 hours.'],
  ['it was reminded of 40 minutes ago', before(40), 'You can send another reminder in 4 hours.'],
  ['it was just reminded of', tuesdayMorning.toISOString(), 'You can send another reminder in 4 hours.'],
])('says when to remind after %s', async (_when, timeReminded, expected) => {
  const alert = anAlert({ recipients: [waiting], timeSent: tuesdayMorning.toISOString(), timeReminded });
  await renderAs(someone('principal'), <AlertActions alert={alert} />);
  expect(await screen.findByText(expected)).toBeTruthy();
});
