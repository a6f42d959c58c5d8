import { useNavigate } from '@tanstack/react-router';
import { textsOf } from '../../platform/i18n/texts.ts';
import { runPart } from '../../platform/lazyParts/runPart.ts';
import { loadRejectedWork } from '../../platform/offlineRecords/rejectedWork.ts';
import { useRejections } from '../../platform/offlineRecords/useRejections.ts';
import { useUser } from '../../platform/session/session.ts';

const namespace = 'features/drills';

/** A drill that the server does not take is said at once, and where it can be put right. */
export function useRejectedDrills(): void {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const open = async (operationId: string) => {
    const [first] = (await loadRejectedWork(operationId, userId))?.work ?? [];
    if (first === undefined) return;
    const search = { fix: operationId };
    if (first.row.procedure === 'drills.recordDrill') {
      await navigate({ to: '/drills/record', search });
      return;
    }
    // Every page has this hook, and only few need the rules of drills.
    await runPart(
      () => import('./drillRecord.ts'),
      ({ drillRecord }) => {
        const drillId = first.row.recordKey.slice(drillRecord.prefix.length);
        return navigate({ to: '/drills/update/$drillId', params: { drillId }, search });
      },
    );
  };
  useRejections({
    fixable: ['drills.recordDrill', 'drills.updateDrill'],
    open: (operationId) => void open(operationId),
    isExpected: () => false,
    namespace,
    words: ({ procedure }, isConflict) => {
      const kind =
        procedure === 'drills.recordDrill' ? 'record' : procedure === 'drills.updateDrill' ? 'update' : null;
      if (kind === null) return null;
      return {
        message: textsOf(namespace)(`rejected.${isConflict ? 'conflict' : kind}`),
        label: textsOf(namespace)(`rejected.${isConflict ? 'choose' : 'open'}`),
      };
    },
  });
}
