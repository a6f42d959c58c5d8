import { Notifications } from '@mantine/notifications';
import type { FailedJob, JobQueue } from '@schooldog/contract/notifications';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { JobsPanel } from './JobsPanel.tsx';

const cleanup: JobQueue = {
  name: 'housekeeping',
  waiting: 0,
  active: 0,
  failed: 0,
  completed: 14,
  cron: '41 2 * * *',
  timeLastRun: null,
};
const failed: FailedJob = {
  id: '0b3c7c1e-5a1f-4a43-9d6b-6e0f6f8a7b10',
  name: 'messages.cleanup',
  tries: 9,
  error: 'Error: no space left on device',
  timeCreated: '2026-09-01T07:00:00.000Z',
  timeFailed: '2026-09-01T09:00:00.000Z',
};
const staff = someone('educator', { isSchoolDogStaff: true });

it('shows every queue with its schedule, and that none has a failed job', async () => {
  fakeApi({ 'notifications.listJobs': () => ({ queues: [cleanup], failed: [] }) });
  await renderAs(staff, <JobsPanel />);
  await screen.findByText('Nightly cleanup');
  expect(screen.getByText(/Daily at 2:41/)).toBeTruthy();
  expect(screen.getByText('No failed jobs')).toBeTruthy();
});

it('a failed job is retried, and says so when that fails', async () => {
  fakeApi({
    'notifications.listJobs': () => ({ queues: [], failed: [failed] }),
    'notifications.retryJob': () => {
      throw refusal(404, 'job.notFound');
    },
  });
  const user = await renderAs(
    staff,
    <>
      <JobsPanel />
      <Notifications />
    </>,
  );
  await screen.findByText('Error: no space left on device');
  await user.click(screen.getByRole('button', { name: 'Retry Message cleanup' }));
  expect(callsOf('notifications.retryJob')).toEqual([{ name: failed.name, id: failed.id }]);
  await screen.findByText("The job couldn't be retried. Please try again.");

  fakeApi({ 'notifications.retryJob': () => ({ done: true }) });
  await user.click(screen.getByRole('button', { name: 'Retry Message cleanup' }));
  await screen.findByText('The job will run again.');
});
