import { describe, expect, it } from 'vitest';
import { remediesFor } from './remedies.ts';

const problem = (code: string) => ({ code, data: {} });

describe('what may help work to arrive', () => {
  it('is putting it right or sending it again, when the server did not take it as it is', () => {
    const refused = {
      state: 'refused',
      isBlocked: false,
      lastProblem: problem('entry.unknownItem'),
    } as const;
    expect(remediesFor(refused)).toEqual({ canFix: true, canRetry: true });
    expect(remediesFor({ ...refused, isBlocked: true })).toEqual({ canFix: true, canRetry: false });
  });

  it('is sending it again, when it only did not get through', () => {
    const waiting = {
      state: 'waiting',
      isBlocked: false,
      lastProblem: problem('network.noAnswer'),
    } as const;
    expect(remediesFor(waiting)).toEqual({ canFix: false, canRetry: true });
    expect(remediesFor({ ...waiting, lastProblem: null })).toEqual({ canFix: false, canRetry: false });
  });

  it('is nothing, when its record was deleted meanwhile', () => {
    for (const code of ['entry.notFound', 'workOrder.notFound', 'workOrder.commentNotFound']) {
      const gone = { state: 'refused', isBlocked: false, lastProblem: problem(code) } as const;
      expect(remediesFor(gone)).toEqual({ canFix: false, canRetry: false });
    }
  });
});
