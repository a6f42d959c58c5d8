// The server as a component test needs it: every procedure answers what the test says, typed by the contract.
import { ORPCError } from '@orpc/client';
import type { Contract } from '@schooldog/contract';
import type { Client } from '../platform/api/client.ts';

type Feature = keyof Contract;
export type ProcedureName = {
  [Name in Feature]: `${Name}.${keyof Contract[Name] & string}`;
}[Feature];

type Call<Name extends ProcedureName> = Name extends `${infer Of extends Feature}.${infer Procedure}`
  ? Procedure extends keyof Client[Of]
    ? Client[Of][Procedure]
    : never
  : never;
type InputOf<Called> = Called extends (input: infer Input, ...rest: never[]) => unknown ? Input : never;
type AnswerOf<Called> = Called extends (...args: never[]) => Promise<infer Answer> ? Answer : never;

export type FakeHandlers = {
  readonly [Name in ProcedureName]?: (
    input: InputOf<Call<Name>>,
  ) => AnswerOf<Call<Name>> | Promise<AnswerOf<Call<Name>>>;
};
type AnyHandler = (input: unknown) => unknown;

const handlers = new Map<string, AnyHandler>();
const unexpected: string[] = [];
const calls: { name: string; input: unknown }[] = [];

/** Adds to the answers given before; the last one for a procedure counts. */
export function fakeApi(added: FakeHandlers): void {
  for (const [name, handler] of Object.entries(added)) handlers.set(name, (input) => call(handler, input));
}

/** Each handler is typed where it is written; here only the name says which input it gets. */
function call(handler: unknown, input: unknown): unknown {
  return typeof handler === 'function' ? Reflect.apply(handler, undefined, [input]) : undefined;
}

/** What an ability, a lock or a rule of the server answers. */
export function refusal(status: number, code: string, data: object = {}): ORPCError<string, object> {
  return new ORPCError(code, { status, message: code, data });
}

/** An answer that never comes, for the state before it. */
export function never(): Promise<never> {
  return new Promise(() => {});
}

/** The inputs with which a procedure was called, in order. */
export function callsOf(name: ProcedureName): unknown[] {
  return calls.filter((one) => one.name === name).map(({ input }) => input);
}

/** For the fake client. */
export async function answerOf(name: string, input: unknown): Promise<unknown> {
  calls.push({ name, input });
  const handler = handlers.get(name);
  if (handler === undefined) {
    unexpected.push(name);
    throw new Error(`no fake answers ${name}`);
  }
  return handler(input);
}

/** For the set-up of the tests: forgets everything, and returns the calls that no fake answered. */
export function resetFakeApi(): readonly string[] {
  const names = [...unexpected];
  handlers.clear();
  unexpected.length = 0;
  calls.length = 0;
  return names;
}
