import { problem } from '@schooldog/domain/problems';
import type { RequestContext } from '../api/context.ts';

/** Checked before any limit is counted, so that using up another user's limit costs the task. */
export async function mustBeHuman({ services }: RequestContext, solution: string): Promise<void> {
  if (!(await services.identity.humanCheck.verify(solution))) throw problem('humanCheck.failed');
}
