import type { Contract } from '@schooldog/contract';
import { action, type ProceduresOf, read } from '../../../platform/api/procedure.ts';
import { prepareCsv } from './csv.ts';
import { getExport, requestPdf } from './pdf.ts';

export const exportProcedures = {
  generateCsvFromObservationsQuery: action(({ services, signedIn: session, actor }, input) =>
    prepareCsv(services, { ...input, actor, language: input.language ?? session.profile.language }),
  ),

  generateDataInsightsPdf: action(({ services, signedIn: session, actor }, input) =>
    requestPdf(services, { ...input, actor, language: input.language ?? session.profile.language }),
  ),

  getEntryExport: read(({ services, actor }, input) =>
    getExport(services, { exportId: input.exportId, userId: actor.userId }),
  ),
} satisfies Partial<ProceduresOf<Contract['entries']>>;
