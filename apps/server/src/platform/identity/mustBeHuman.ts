import { problem } from '@schooldog/domain/problems';
import type { RequestContext } from '../api/context.ts';

/** Comes before any limit is counted, so that nobody can use up another person's limit without doing the task. */
export async function mustBeHuman({ services }: RequestContext, solution: string): Promise<void> {
  if (!(await services.identity.humanCheck.verify(solution))) throw problem('humanCheck.failed');
}
