import { expect, it } from 'vitest';
import { mailTemplate } from './mailTemplate.ts';
import { renderMail } from './renderMail.ts';

const shared = { districtName: 'Oak County & Sons', month: 'November 2026', required: '4' };
const action = 'https://oak.example/dashboard';

it.each(['Ada', "O'Neil & <b>Sons</b>", '$& $1 {{month}}', 'Ñandú'])(
  'writes to %s what would be written to them alone',
  (firstName) => {
    const unsubscribe = 'https://oak.example/unsubscribe?token=abc.nudge.x-y_z';
    const write = mailTemplate('es', 'newCycleBeginning', shared, { action, hasUnsubscribe: true });
    const alone = renderMail('es', 'newCycleBeginning', { ...shared, firstName }, { action, unsubscribe });
    expect(write({ firstName, unsubscribe })).toEqual(alone);
  },
);

it('leaves nothing of one user in the mail of the next', () => {
  const write = mailTemplate('en', 'newCycleBeginning', shared, { action, hasUnsubscribe: false });
  write({ firstName: 'Ada', unsubscribe: null });
  const second = write({ firstName: 'Ben', unsubscribe: null });
  expect(second.text).toContain('Hello Ben,');
  expect(JSON.stringify(second)).not.toMatch(/Ada|mark[0-9a-f]{24}|unsubscribe/);
});
