import { cleanup, screen } from '@testing-library/react';
import type { ShownWalk } from '@schooldog/contract/walks';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { aWalk } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { ReviewCard } from './ReviewCard.tsx';

const principal = someone('principal');
const leaderId = aWalk().leaderUserId;
const submitted = {
  fromStatus: 'inprogress',
  toStatus: 'review',
  comments: '',
  userId: leaderId,
  timestamp: '2026-10-05T14:30:00.000Z',
  notifiedEmails: [],
} as const;
const inReview: Partial<ShownWalk> = {
  status: 'review',
  awaitingReviewBy: principal.id,
  reviewerName: 'Pat Lee',
  submissionHistory: [{ ...submitted, notifiedEmails: [] }],
};

beforeEach(() => {
  fakeApi({
    'settings.getOrganization': () => organizationOf({}),
    'walks.submitReview': ({ walkId }) => aWalk({ id: walkId, status: 'complete' }),
  });
});

const submitButton = () => screen.findByRole('button', { name: 'Submit' });

describe('the reviewer', () => {
  // Each with a walk of its own: what was begun stays on the device.
  it('cannot submit before the choice, and needs comments to request revisions', async () => {
    const walk = aWalk({ ...inReview, id: 'walkOne0000000000000' });
    const user = await renderAs(principal, <ReviewCard walk={walk} />);
    expect(await submitButton()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('radio', { name: 'Request Revisions' }));
    await user.click(await submitButton());
    const comments = screen.getByRole('textbox', { name: /Review Comments/ });
    expect(screen.getByText('You must provide Review Comments if you are requesting revisions')).toBeTruthy();
    expect(callsOf('walks.submitReview')).toEqual([]);
    await fill(user, comments, 'Add the gym.');
    await user.click(await submitButton());
    expect(callsOf('walks.submitReview')).toEqual([
      { walkId: walk.id, isApproved: false, comments: 'Add the gym.' },
    ]);
  });

  it('approves without a word', async () => {
    const walk = aWalk({ ...inReview, id: 'walkTwo0000000000000' });
    const user = await renderAs(principal, <ReviewCard walk={walk} />);
    await user.click(await screen.findByRole('radio', { name: 'Approve' }));
    await user.click(await submitButton());
    expect(callsOf('walks.submitReview')).toEqual([{ walkId: walk.id, isApproved: true, comments: '' }]);
  });

  it('finds what was written before, and cannot submit it offline', async () => {
    const walk = aWalk({ ...inReview, id: 'walkThree00000000000' });
    const user = await renderAs(principal, <ReviewCard walk={walk} />);
    await user.click(await screen.findByRole('radio', { name: 'Request Revisions' }));
    await fill(user, screen.getByRole('textbox', { name: /Review Comments/ }), 'Add the gym.');
    setManualOffline(true);
    onTestFinished(() => setManualOffline(false));
    expect(await screen.findByText(/You can submit your review once you're back online/)).toBeTruthy();
    expect(await submitButton()).toHaveProperty('disabled', true);
    cleanup();
    await renderAs(principal, <ReviewCard walk={walk} />);
    expect(await screen.findByDisplayValue('Add the gym.')).toBeTruthy();
  });
});

it('everyone else reads who decides, and until when', async () => {
  await renderAs(someone('sro'), <ReviewCard walk={aWalk(inReview)} />);
  expect(await screen.findByText('Pat Lee')).toBeTruthy();
  expect(screen.getByText(/it completes automatically on 10\/8\/2026/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('no one decides on an archived walk', async () => {
  const walk = aWalk({ ...inReview, timeArchived: '2026-10-06T12:00:00.000Z' });
  await renderAs(principal, <ReviewCard walk={walk} />);
  expect(await screen.findByText(/This walk is archived/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
