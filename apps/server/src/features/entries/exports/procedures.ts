import { implement } from '@orpc/server';
import { contract } from '@schooldog/contract';
import type { RequestContext } from '../../../platform/api/context.ts';
import { signedIn } from '../../../platform/api/procedures.ts';
import { prepareCsv } from './csv.ts';
import { getExport, requestPdf } from './pdf.ts';

const entries = implement(contract.entries).$context<RequestContext>();

export const exportProcedures = {
  generateCsvFromObservationsQuery: entries.generateCsvFromObservationsQuery
    .use(signedIn)
    .handler(({ context: { services, signedIn: session, actor }, input }) =>
      prepareCsv(services, { ...input, actor, language: input.language ?? session.profile.language }),
    ),

  generateDataInsightsPdf: entries.generateDataInsightsPdf
    .use(signedIn)
    .handler(({ context: { services, signedIn: session, actor }, input }) =>
      requestPdf(services, { ...input, actor, language: input.language ?? session.profile.language }),
    ),

  getEntryExport: entries.getEntryExport
    .use(signedIn)
    .handler(({ context: { services, actor }, input }) =>
      getExport(services, { exportId: input.exportId, userId: actor.userId }),
    ),
};
