import { reviewEnds } from '@schooldog/domain/walks';
import type { Services } from '../../platform/api/context.ts';
import { type JobWorker, worker } from '../../platform/jobs/jobs.ts';
import { autoComplete, neighborhoodWatch } from './jobs.ts';
import { sendNeighborhoodWatch } from './neighborhoodWatch.ts';
import { completeAfterReview, resumeReview } from './review.ts';
import { lockWalk } from './store.ts';

export function walkWorkers(services: Services): JobWorker[] {
  return [
    // A walk that was decided, placed back or submitted again since has another time of submission, or none. One that
    // is archived waits until it is not.
    worker(autoComplete, ({ walkId, timeSubmitted }) =>
      services.work({ userId: null }, async (work) => {
        const walk = await lockWalk(work.tx, walkId);
        const isWaiting =
          walk?.status === 'review' &&
          walk.timeArchived === null &&
          walk.timeSubmitted?.toISOString() === timeSubmitted;
        if (!isWaiting) return;
        // A job may start early, after a restore for example. The reviewer still has all of the time.
        if (Date.parse(reviewEnds(timeSubmitted)) > work.now.getTime()) await resumeReview(work, walk);
        else await completeAfterReview(work, services, walk);
      }),
    ),
    worker(neighborhoodWatch, ({ walkId }) =>
      services.work({ userId: null }, (work) => sendNeighborhoodWatch(work, services, walkId)),
    ),
  ];
}
