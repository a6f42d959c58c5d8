import { expect, it } from 'vitest';
import { type WalkTag, walkTags } from './walkTags.ts';

const me = 'me000000000000000000';
const other = 'other000000000000000';
const now = new Date('2026-10-12T12:00:00.000Z');

type Walk = Parameters<typeof walkTags>[0];
const walk: Walk = {
  status: 'inprogress',
  awaitingReviewBy: null,
  submissionHistory: [],
  timeUpdated: '2026-10-11T12:00:00.000Z',
  timeArchived: null,
};
const inReview: Walk = { ...walk, status: 'review', awaitingReviewBy: other };
const request = {
  fromStatus: 'review',
  toStatus: 'inprogress',
  comments: 'Add the gym.',
  userId: other,
  timestamp: '2026-10-11T12:00:00.000Z',
  notifiedEmails: [],
} as const;

it.each<[string, Walk, readonly WalkTag[]]>([
  ['in progress', walk, []],
  ['with someone else to review', inReview, ['inReview']],
  ['with me to review', { ...inReview, awaitingReviewBy: me }, ['awaitingMyAction', 'inReview']],
  [
    'sent back and left alone',
    {
      ...walk,
      submissionHistory: [{ ...request, notifiedEmails: [] }],
      timeUpdated: '2026-10-01T12:00:00.000Z',
    },
    ['revisions', 'abandoned'],
  ],
  [
    'archived when complete',
    { ...walk, status: 'complete', timeArchived: '2026-10-01T12:00:00.000Z' },
    ['archived'],
  ],
])('a walk %s', (_name, given, tags) => {
  expect(walkTags(given, me, now)).toEqual(tags);
});
