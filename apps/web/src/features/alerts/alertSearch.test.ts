import { expect, it } from 'vitest';
import { everything, filterOf, searchOf, validAlertSearch } from './alertSearch.ts';
import { questionOf } from './question.ts';

const school = 'aaaaaaaaaaaaaaaaaaaa';
const narrowed = {
  schoolIds: [school],
  from: '2026-03-01',
  to: '2026-03-31',
  status: 'resolved',
  needs: true,
} as const;

it('a filter survives the address and back', () => {
  for (const filter of [everything, narrowed]) expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(searchOf(everything)).toEqual({});
  expect(validAlertSearch({ tab: 'sent', ...searchOf(narrowed) })).toEqual({
    tab: 'sent',
    ...searchOf(narrowed),
  });
});

it('what somebody typed into the address becomes something the page understands', () => {
  expect(
    validAlertSearch({
      tab: 'mine',
      school: `x,${school}`,
      from: '2026-99-99',
      to: 7,
      status: 'open',
      needs: 'x',
    }),
  ).toEqual({ school });
});

it('the server is asked for what is narrowed and for nothing else', () => {
  expect(questionOf('received', everything)).toEqual({ tab: 'received' });
  expect(questionOf('all', narrowed)).toEqual({
    tab: 'all',
    schoolIds: [school],
    from: '2026-03-01',
    to: '2026-03-31',
    statuses: ['resolved'],
    needsMyAcknowledgement: true,
  });
});
