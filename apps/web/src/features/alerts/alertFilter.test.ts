import { expect, it } from 'vitest';
import { alertFilter } from './alertFilter.ts';

const school = 'aaaaaaaaaaaaaaaaaaaa';

it('addresses of earlier releases are understood and written as today', () => {
  const old = {
    tab: 'sent',
    school: `x,${school}`,
    from: '2026-03-01',
    to: '2026-03-31',
    status: 'resolved',
    needs: true,
  };
  expect(alertFilter.validate(old)).toEqual({
    tab: 'sent',
    schoolIds: school,
    dateRange: '2026-03-01,2026-03-31',
    statuses: 'resolved',
    needsMyAcknowledgement: true,
  });
  expect(alertFilter.read(old)).toEqual({
    tab: 'sent',
    schoolIds: [school],
    from: '2026-03-01',
    to: '2026-03-31',
    statuses: ['resolved'],
    needsMyAcknowledgement: true,
  });
});

it('an open tab is no filter', () => {
  expect(alertFilter.count({ tab: 'all' })).toBe(0);
  expect(alertFilter.cleared({ tab: 'all', statuses: ['sent'] })).toEqual({ tab: 'all' });
});
