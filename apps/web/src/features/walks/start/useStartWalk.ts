import type { NewWalk } from '@schooldog/domain/walks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { connectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { canShow } from '../../../platform/lazyParts/canShow.ts';
import { enqueue } from '../../../platform/outbox/index.ts';
import { useActor, useUser } from '../../../platform/session/session.ts';
import { toastSuccess } from '../../../platform/toasts/toasts.ts';
import { newId } from '../../../platform/newId.ts';
import { seenNames } from '../../picker/index.ts';
import { useSchoolNamesById } from '../../schools/index.ts';
import type { RejectedStart } from './openStartWalk.ts';
import { startWalkWork, walkKey } from '../walkWork.ts';

export type WalkPlan = Readonly<{
  collaborators: readonly string[];
  intendedCategories: readonly string[];
  timeframe: NewWalk['timeframe'];
}>;

/**
 * Once the walk is safe on the device it opens, with or without a network. One that was rejected keeps its id and its
 * time, because what was logged in it waits for it.
 */
export function useStartWalk(rejected: RejectedStart | undefined, onStarted: () => void) {
  const { t } = useTexts('features/walks/start');
  const actor = useActor();
  const { firstName, lastName } = useUser();
  const schools = useSchoolNamesById();
  const navigate = useNavigate();
  // One id for as long as the dialog is open: a repeated try cannot start a second walk.
  const [walkId] = useState(() => rejected?.walk.walkId ?? newId());
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready');

  const start = async (schoolId: string, plan: WalkPlan): Promise<void> => {
    setState('pending');
    const { timeframe } = plan;
    const collaborators = [...plan.collaborators];
    const walk = {
      walkId,
      schoolId,
      collaborators,
      intendedCategories: [...plan.intendedCategories],
      timeframe,
    };
    try {
      await enqueue(
        startWalkWork(walk, {
          label: t('work', { school: schools.get(schoolId) ?? '' }),
          timestamp: rejected?.walk.timestamp ?? new Date().toISOString(),
          leader: { actor, name: `${firstName} ${lastName}` },
          collaborators: seenNames(collaborators),
          corrects: rejected?.operationId,
        }),
      );
    } catch {
      setState('failed');
      return;
    }
    onStarted();
    if (connectivity.get().isOffline) toastSuccess(t('savedOffline'), undefined, walkKey(walkId));
    // Without a network and its page, the walk waits where the person is: the page of an error would say less.
    if (await canShow(() => import('../inProgress/InProgressPage.tsx')))
      await navigate({ to: '/walks/walk/$walkId/inprogress', params: { walkId } });
  };

  return { start, isPending: state === 'pending', isFailed: state === 'failed' };
}
