// What a feature writes for each call of the contract: a kind, which says who may reach it and what surrounds it, and
// the function that answers. Path, method, input and output schema come from the contract and are not repeated.
import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { CommandContext, RequestContext, SignedInContext } from './context.ts';
import type { SignInStage, StagedContext } from './signInStage.ts';

/** JSON made by SQL, sent as it is. Only where the bench shows that a read misses its target without it. */
export class JsonText<Value> {
  readonly text: string;
  /** Ties the text to the type it stands for; never set. */
  readonly value?: Value;

  constructor(text: string) {
    this.text = text;
  }
}

export function jsonText<Value>(text: string): JsonText<Value> {
  return new JsonText(text);
}

type Handler<Context, Input, Answer> = (context: Context, input: Input) => Answer | Promise<Answer>;

/** `run` is a method so that the routes can hold procedures of every input in one list. */
type Kind<Name, Context, Input, Answer> = Readonly<{
  kind: Name;
  run(context: Context, input: Input): Answer | Promise<Answer>;
}>;

export type Procedure<Input, Output> =
  | Kind<'open', RequestContext, Input, Output>
  | Kind<'read', SignedInContext, Input, Output | JsonText<Output>>
  | Kind<'action', SignedInContext, Input, Output>
  | Kind<'command', CommandContext, Input, Output>
  | (Kind<'signInStep', StagedContext, Input, Output> & Readonly<{ stages: readonly SignInStage[] }>);

/** Needs no sign-in. The authorization matrix lists every one of them by name. */
export function open<Input, Output>(run: Handler<RequestContext, Input, Output>): Procedure<Input, Output> {
  return { kind: 'open', run };
}

/** Changes nothing, so it may be started again. */
export function read<Input, Output>(
  run: Handler<SignedInContext, Input, Output | JsonText<Output>>,
): Procedure<Input, Output> {
  return { kind: 'read', run };
}

/** Does something without a transaction around it, for example several transactions or a message. */
export function action<Input, Output>(
  run: Handler<SignedInContext, Input, Output>,
): Procedure<Input, Output> {
  return { kind: 'action', run };
}

/** Changes something in one transaction, once for each operation id. */
export function command<Input, Output>(
  run: Handler<CommandContext, Input, Output>,
): Procedure<Input, Output> {
  return { kind: 'command', run };
}

/** A command whose answer says only that it is done. */
export function done<Input>(run: Handler<CommandContext, Input, void>): Procedure<Input, { done: true }> {
  return command(async (context, input: Input) => {
    await run(context, input);
    return { done: true } as const;
  });
}

/** Open to a sign-in that waits for its second step, at one of these stages. */
export function signInStep(...stages: readonly SignInStage[]) {
  return <Input, Output>(run: Handler<StagedContext, Input, Output>): Procedure<Input, Output> => ({
    kind: 'signInStep',
    stages,
    run,
  });
}

/** One procedure for every call that the contract lists; a missing one does not compile. */
export type ProceduresOf<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends ContractProcedure<
    infer Input,
    infer Output,
    infer _Errors,
    infer _Meta
  >
    ? Procedure<InferSchemaOutput<Input>, InferSchemaInput<Output>>
    : never;
};
