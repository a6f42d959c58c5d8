import { expect, it } from 'vitest';
import { reportFilter } from './reportFilter.ts';

const schools = 'oakHill0000000000000,mapleGrove0000000000';

it('keeps only what the report can be asked for', () => {
  const address = {
    report: 'drillLog',
    types: 'fire',
    rubricIds: schools,
    period: 'month',
    schoolIds: schools,
  };
  expect(reportFilter.validate(address)).toEqual({ report: 'drillLog', types: 'fire', schoolIds: schools });
  expect(reportFilter.validate({ ...address, report: 'nothing' })).toEqual({});
});

it('lets a stretch win over days, and a packet be about one school', () => {
  const dates = { dateRange: '2026-09-01,2026-09-30' };
  expect(reportFilter.validate({ report: 'entries', stretch: 'last7', ...dates })).toEqual({
    report: 'entries',
    stretch: 'last7',
  });
  expect(reportFilter.validate({ report: 'walkReports', stretch: 'last7', ...dates })).toEqual({
    report: 'walkReports',
    ...dates,
  });
  expect(reportFilter.read({ report: 'boardPacket', schoolIds: schools }).schoolIds).toHaveLength(1);
});

it('reads no day and no school year that the calendar does not have', () => {
  expect(reportFilter.validate({ report: 'boardPacket', day: '2026-02-30' })).toEqual({
    report: 'boardPacket',
  });
  expect(reportFilter.validate({ report: 'drillCompliance', schoolYear: '2026-2028' })).toEqual({
    report: 'drillCompliance',
  });
});

it('keeps the run of a link whatever report is open', () => {
  const run = 'run00000000000000000';
  expect(reportFilter.validate({ run })).toEqual({ run });
});
