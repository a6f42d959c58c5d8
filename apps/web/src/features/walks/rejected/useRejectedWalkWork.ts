import { textsOf } from '../../../platform/i18n/texts.ts';
import { runPart } from '../../../platform/lazyParts/runPart.ts';
import type { ProcedureName } from '../../../platform/outbox/index.ts';
import { useRejections } from '../../../platform/offlineRecords/useRejections.ts';
import { useUser } from '../../../platform/session/session.ts';
import { useNavigate } from '@tanstack/react-router';

const texts = {
  'walks.startWalk': 'start',
  'walks.putWalkEntry': 'entry',
  'walks.editWalkEntry': 'edit',
  'walks.removeWalkEntry': 'removal',
  'walks.setWalkContext': 'context',
  'walks.setNeighborhoodWatch': 'watch',
  'walks.addWalkCollaborators': 'access',
  'walks.removeWalkCollaborator': 'access',
  'walks.changeWalkLeader': 'access',
} as const satisfies Partial<Record<ProcedureName, string>>;

/** Work in a walk that the server does not take is announced at once, with the way to fix it. */
export function useRejectedWalkWork(): void {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  useRejections({
    fixable: ['walks.startWalk', 'walks.putWalkEntry', 'walks.editWalkEntry', 'walks.setWalkContext'],
    // Its code comes with the forms that it opens.
    open: (operationId) =>
      void runPart(
        () => import('./openRejectedWork.ts'),
        ({ openRejectedWork }) =>
          openRejectedWork(operationId, { userId, go: (to) => void navigate({ to }) }),
      ),
    isExpected: () => false,
    namespace: 'features/walks',
    words: ({ procedure }, isConflict) => {
      const key = Object.entries(texts).find(([name]) => name === procedure)?.[1];
      if (key === undefined) return null;
      return {
        message: textsOf('features/walks')(isConflict ? 'rejected.conflict' : `rejected.${key}`),
        label: textsOf('features/walks')(isConflict ? 'rejected.choose' : 'rejected.open'),
      };
    },
  });
}
