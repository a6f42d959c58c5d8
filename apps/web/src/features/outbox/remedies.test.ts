import { describe, expect, it } from 'vitest';
import { remediesFor } from './remedies.ts';

const problem = (code: string) => ({ code, data: {} });

describe('what may help work to arrive', () => {
  it('is putting it right or sending it again, when the server did not take it as it is', () => {
    const refused = {
      state: 'refused',
      isHeldBack: false,
      lastProblem: problem('entry.unknownItem'),
    } as const;
    expect(remediesFor(refused)).toEqual({ canMend: true, canRetry: true });
    expect(remediesFor({ ...refused, isHeldBack: true })).toEqual({ canMend: true, canRetry: false });
  });

  it('is sending it again, when it only did not get through', () => {
    const waiting = {
      state: 'waiting',
      isHeldBack: false,
      lastProblem: problem('network.noAnswer'),
    } as const;
    expect(remediesFor(waiting)).toEqual({ canMend: false, canRetry: true });
    expect(remediesFor({ ...waiting, lastProblem: null })).toEqual({ canMend: false, canRetry: false });
  });

  it('is nothing, when its record was deleted meanwhile', () => {
    const gone = { state: 'refused', isHeldBack: false, lastProblem: problem('entry.notFound') } as const;
    expect(remediesFor(gone)).toEqual({ canMend: false, canRetry: false });
  });
});
