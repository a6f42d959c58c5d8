import type { Contract } from '@schooldog/contract';
import type { Command } from '../../platform/api/context.ts';
import { command, done, type ProceduresOf, read } from '../../platform/api/procedure.ts';
import {
  createSeries,
  deleteSeries,
  editSeries,
  pauseSeries,
  resumeSchoolOfSeries,
  takeOverSeries,
} from './commands.ts';
import { generateSeriesNow } from './generate/generateNow.ts';
import { listSeries, listSeriesRuns, oneSeries } from './list.ts';
import { seriesRecord } from './record.ts';
import { presentSeries, type SeriesRow } from './store.ts';

export const recurringProcedures: ProceduresOf<Contract['recurring']> = {
  listSeries: read(({ services, actor }, input) => listSeries(services.database.db, actor, input)),
  getSeries: read(({ services, actor }, { seriesId }) => oneSeries(services.database.db, actor, seriesId)),
  listSeriesRuns: read(({ services, actor }, input) => listSeriesRuns(services.database.db, actor, input)),
  getSeriesHistory: read(({ services, actor }, { seriesId, before }) =>
    seriesRecord.history(services.database.db, actor, { id: seriesId, before }),
  ),

  createSeries: changing(createSeries),
  editSeries: changing(editSeries),
  pauseSeries: changing(pauseSeries),
  resumeSchoolOfSeries: changing(resumeSchoolOfSeries),
  takeOverSeries: changing(takeOverSeries),
  deleteSeries: done(deleteSeries),
  generateSeriesNow: command(generateSeriesNow),
};

/** A command that answers with the series as it is now. */
function changing<Input>(change: Command<Input, SeriesRow>) {
  return command(async (context, input: Input) => presentSeries(await change(context, input)));
}
