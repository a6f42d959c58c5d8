// The three kinds of procedure. `open` needs no sign-in; `signedIn` knows who asks; `command` also holds the one
// transaction in which everything happens, once for each operation id.
import { problem } from '@schooldog/domain/kernel';
import { isShutOut } from '@schooldog/domain/settings';
import { os } from '@orpc/server';
import type { SignedIn } from '../identity/session.ts';
import { doneOperation, findAnswer } from '../operations/operations.ts';
import type { Work } from '../work/work.ts';
import type { RequestContext } from './context.ts';

const base = os.$context<RequestContext>();

/** Also for the few routes that are no procedures. */
export function mustBeSignedIn(session: SignedIn | null): SignedIn {
  if (session === null) throw problem('unauthenticated', 'session.needed');
  if (isShutOut(session.actor, session.app)) throw problem('unavailable', 'app.maintenance');
  return session;
}

export const signedIn = base.middleware(({ context, next }) => {
  const session = mustBeSignedIn(context.signedIn);
  return next({ context: { signedIn: session, actor: session.actor } });
});

const inTransaction = os
  .$context<RequestContext & { actor: { userId: string } }>()
  .middleware<{ work: Work }, unknown>(async ({ context, next, path }, input) => {
    const { services, actor, operationId } = context;
    const who = { userId: actor.userId };
    if (operationId === undefined) return services.work(who, async (work) => next({ context: { work } }));
    const operation = { id: operationId, userId: actor.userId, procedure: path.join('.'), input };
    let tried: Work | undefined;
    try {
      return await services.work(who, async (work) => {
        tried = work;
        const result = await next({ context: { work } });
        work.remember(doneOperation(operation, result.output));
        return result;
      });
    } catch (failure) {
      if (tried === undefined) throw failure;
      const first = await findAnswer(services.database.db, operation);
      if (!first.isDone) throw failure;
      return { output: first.answer, context: { work: tried } };
    }
  });

/** Refused operations roll back with their transaction, so they may be mended and sent again under the same id. */
export const command = signedIn.concat(inTransaction);
