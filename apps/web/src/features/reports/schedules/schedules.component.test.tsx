import { Notifications } from '@mantine/notifications';
import type { ShownSchedule } from '@schooldog/contract/reports';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { preloadProblemTexts } from '../../../platform/problems/index.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { ScheduleButton } from './ScheduleButton.tsx';
import { ScheduledReports } from './ScheduledReports.tsx';

const principal = someone('principal');
const userId = principal.id;
const aSchedule = (facts: Partial<ShownSchedule> = {}): ShownSchedule => ({
  id: 'schedule000000000000',
  title: 'Drills of the week',
  query: { report: 'drillLog', stretch: 'last7', schoolIds: [oakHill.id] },
  format: 'csv',
  time: { kind: 'weekly', weekday: 'monday' },
  recipientUserIds: [userId],
  recipients: [{ userId, name: 'Paul Reed', mayReceive: true }],
  ownerUserId: userId,
  ownerName: 'Paul Reed',
  isPaused: false,
  needsOwner: false,
  nextDay: '2026-11-23',
  lastResult: { day: '2026-11-16', outcome: 'sent', sent: 1, leftOut: 1, failed: 0 },
  timeCreated: '2026-10-05T14:32:00.000Z',
  timeUpdated: '2026-10-05T14:32:00.000Z',
  ...facts,
});

let schedules: ShownSchedule[];
beforeAll(preloadProblemTexts);
beforeEach(() => {
  schedules = [aSchedule()];
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'reports.listSchedules': () => ({ schedules }),
    'reports.createSchedule': () => aSchedule(),
    'reports.editSchedule': () => aSchedule(),
    'reports.pauseSchedule': () => aSchedule({ isPaused: true }),
    'reports.stopReceivingReport': () => ({ done: true }),
    'users.findPeople': () => ({ people: [], more: false }),
  });
});

const begin = () =>
  renderAs(
    principal,
    <>
      <Notifications />
      <ScheduleButton query={{ report: 'drillLog', schoolIds: [oakHill.id] }} />
      <ScheduledReports />
    </>,
  );

async function choose(action: string) {
  const user = await begin();
  await user.click(await screen.findByRole('button', { name: 'Actions for Drills of the week' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return user;
}

it('says what goes out when, to whom, and what became of the last one', async () => {
  schedules = [
    aSchedule({
      recipients: [
        { userId, name: 'Paul Reed', mayReceive: true },
        { userId: 'ann00000000000000000', name: 'Ann Lee', mayReceive: false },
      ],
    }),
  ];
  await begin();
  expect(await screen.findByText('Every Monday, next on 11/23/2026')).toBeTruthy();
  expect(screen.getByText('11/16/2026: sent to 1 person, 1 person was left out')).toBeTruthy();
  expect(screen.getByText('To Paul Reed and Ann Lee')).toBeTruthy();
  expect(screen.getByText(/^Ann Lee doesn't get it/)).toBeTruthy();
});

it('shows nothing where nothing is scheduled', async () => {
  schedules = [];
  await begin();
  await screen.findByRole('button', { name: 'Schedule' });
  expect(screen.queryByRole('heading', { name: 'Scheduled reports' })).toBeNull();
});

it('schedules a report to its owner on Mondays, and asks for a name and for people', async () => {
  schedules = [];
  const user = await begin();
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  const submit = within(dialog).getByRole('button', { name: 'Schedule' });
  await user.click(submit);
  expect(within(dialog).getByText('Give it a name that its recipients will recognize.')).toBeTruthy();
  await fill(user, name, 'Fire drills');
  await user.click(submit);
  expect(await screen.findByText('Report scheduled')).toBeTruthy();
  expect(callsOf('reports.createSchedule')[0]).toMatchObject({
    schedule: {
      title: 'Fire drills',
      format: 'csv',
      time: { kind: 'weekly', weekday: 'monday' },
      recipientUserIds: [userId],
    },
  });
});

it('sends only what changed', async () => {
  const user = await choose('Edit');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByText('Every month'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Schedule updated')).toBeTruthy();
  expect(callsOf('reports.editSchedule')[0]).toEqual({
    scheduleId: 'schedule000000000000',
    edit: { time: { from: { kind: 'weekly', weekday: 'monday' }, to: { kind: 'monthly', day: 1 } } },
  });
});

it('offers both values when another window changed the same, and keeps what only that one changed', async () => {
  const theirs = aSchedule({ title: 'Drills, all types', time: { kind: 'weekly', weekday: 'friday' } });
  const conflict = {
    path: ['title'],
    present: theirs.title,
    yours: 'Fire drills',
    byName: 'Paul Reed',
    time: theirs.timeUpdated,
    canKeepBoth: false,
  };
  let answers = 0;
  fakeApi({
    'reports.editSchedule': () => {
      answers += 1;
      if (answers === 1) throw refusal(409, 'record.conflict', { present: theirs, conflicts: [conflict] });
      return theirs;
    },
  });
  const user = await choose('Edit');
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await fill(user, name, 'Fire drills');
  const save = within(dialog).getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await within(dialog).findByText('Drills, all types')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: /^Keep mine/ }));
  await user.click(save);
  expect(await screen.findByText('Schedule updated')).toBeTruthy();
  expect(callsOf('reports.editSchedule')[1]).toEqual({
    scheduleId: 'schedule000000000000',
    edit: { title: { from: 'Drills, all types', to: 'Fire drills' } },
  });
});

it('is paused with one tap', async () => {
  await choose('Pause');
  expect(await screen.findByText('Schedule paused')).toBeTruthy();
  expect(callsOf('reports.pauseSchedule')[0]).toMatchObject({ isPaused: true });
});

it('of somebody else can only be left', async () => {
  schedules = [aSchedule({ ownerUserId: 'dana0000000000000000', ownerName: 'Dana Admin' })];
  const user = await begin();
  expect(await screen.findByText('Scheduled by Dana Admin')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Actions for Drills of the week' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Stop getting it',
  ]);
});

it('says that nobody gets it after the last person left', async () => {
  schedules = [aSchedule({ recipientUserIds: [], recipients: [], isPaused: true })];
  await begin();
  const text = 'No one gets it. Edit it and add people before you resume it.';
  expect((await screen.findByRole('region')).textContent).toContain(text);
});
