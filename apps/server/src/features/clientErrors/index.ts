import { clientErrorLimits } from '@schooldog/domain/clientErrors';
import type { ServerFeature } from '../../platform/api/feature.ts';
import { clientErrorProcedures } from './procedures.ts';
import { deleteErrorsBefore } from './store.ts';

export const clientErrors: ServerFeature<'clientErrors'> = {
  procedures: clientErrorProcedures,
  cleanup: (reader, now) =>
    deleteErrorsBefore(reader, new Date(now.getTime() - clientErrorLimits.keptDays * 24 * 60 * 60 * 1000)),
};
