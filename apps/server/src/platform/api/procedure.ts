// What a feature writes for each call of the contract: a kind, which decides who may call it and what wraps it, and
// the function that answers. Path, method, input and output schema come from the contract and are not repeated.
import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { CommandContext, RequestContext, SignedInContext } from './context.ts';
import type { SignInStage, StagedContext } from './signInStage.ts';

/** JSON made by SQL, sent unchanged. Only where the bench shows that a read misses its target without it. */
export class JsonText<Value> {
  readonly text: string;
  /** Ties the text to its type; never set. */
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
  /** Shows records of the district, so that calls of provider staff are logged for its administrators. */
  isLogged?: boolean;
  /** Of the body, in bytes, where the usual limit is too low. */
  bodyLimit?: number;
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

/** Changes nothing, so it may be run again. */
export function read<Input, Output>(
  run: Handler<SignedInContext, Input, Output | JsonText<Output>>,
): Procedure<Input, Output> {
  return { kind: 'read', run, isLogged: true };
}

/** A read of what is the caller's own, or of what the frame of every page shows: names of schools, settings. */
export function readOwn<Input, Output>(
  run: Handler<SignedInContext, Input, Output | JsonText<Output>>,
): Procedure<Input, Output> {
  return { kind: 'read', run };
}

/** Has effects outside one transaction, for example several transactions or a message. */
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

/** A command without a result. */
export function done<Input>(run: Handler<CommandContext, Input, void>): Procedure<Input, { done: true }> {
  return command(async (context, input: Input) => {
    await run(context, input);
    return { done: true } as const;
  });
}

/** Open to a pending sign-in at one of these stages. */
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
