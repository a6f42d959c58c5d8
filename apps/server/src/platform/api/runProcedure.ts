// What wraps a procedure of each kind. The session is checked before the input, so that input of strangers is not
// parsed where a sign-in is needed.
import { problem } from '@schooldog/domain/problems';
import { isBlocked } from '@schooldog/domain/settings';
import type { SignedIn } from '../identity/session.ts';
import { doneOperation, findAnswer } from '../operations/operations.ts';
import type { CommandContext, RequestContext, SignedInContext } from './context.ts';
import { JsonText, type Procedure } from './procedure.ts';
import { stagedContext } from './signInStage.ts';

export type Call<Input, Output> = Readonly<{
  context: RequestContext;
  /** `schools.getSchool` */
  name: string;
  /** Throws the problem for input that does not fit the contract. */
  input(): Input;
  /** Validates the answer against the contract and drops fields that it does not name. */
  present(output: Output): Output;
}>;

export async function runProcedure<Input, Output>(
  procedure: Procedure<Input, Output>,
  call: Call<Input, Output>,
): Promise<Output | JsonText<Output>> {
  const { context, input, present } = call;
  switch (procedure.kind) {
    case 'open':
      return present(await procedure.run(context, input()));
    case 'signInStep': {
      const staged = stagedContext(context, procedure.stages);
      return present(await procedure.run(staged, input()));
    }
    case 'read': {
      const answer = await procedure.run(signedInContext(context), input());
      return answer instanceof JsonText ? answer : present(answer);
    }
    case 'action':
      return present(await procedure.run(signedInContext(context), input()));
    default:
      return runCommand(procedure.run, call);
  }
}

/** Also for the few routes that are not procedures. */
export function mustBeSignedIn(session: SignedIn | null): SignedIn {
  if (session === null) throw problem('session.needed');
  if (isBlocked(session.actor, session.app)) throw problem('app.maintenance');
  return session;
}

function signedInContext(context: RequestContext): SignedInContext {
  const signedIn = mustBeSignedIn(context.signedIn);
  return { ...context, signedIn, actor: signedIn.actor };
}

/**
 * One transaction. With an operation id, a repeated call gets the first answer. A rejected operation rolls back with
 * its id, so it may be fixed and sent again under the same one.
 */
async function runCommand<Input, Output>(
  run: (context: CommandContext, input: Input) => Output | Promise<Output>,
  call: Call<Input, unknown>,
): Promise<Output>;
async function runCommand<Input>(
  run: (context: CommandContext, input: Input) => unknown,
  call: Call<Input, unknown>,
): Promise<unknown> {
  const context = signedInContext(call.context);
  const input = call.input();
  const { services, actor, operationId } = context;
  const operation =
    operationId === undefined
      ? undefined
      : { id: operationId, userId: actor.userId, procedure: call.name, input };
  try {
    return await services.work({ userId: actor.userId }, async (work) => {
      const answer = call.present(await run({ ...context, work }, input));
      await context.sessionConfirmed();
      if (operation !== undefined) work.remember(doneOperation(operation, answer));
      return answer;
    });
  } catch (failure) {
    if (operation === undefined) throw failure;
    const first = await findAnswer(services.database.db, operation);
    if (!first.isDone) throw failure;
    return call.present(first.answer);
  }
}
