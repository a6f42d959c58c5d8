// What a feature hands to the outbox. Names and inputs are checked against the contract, so that nothing is queued
// that the server could not understand.
import type { InferContractRouterInputs } from '@orpc/contract';
import type { Contract } from '@schooldog/contract';

type Inputs = InferContractRouterInputs<Contract>;

export type ProcedureName = {
  [Feature in keyof Inputs]: `${Feature}.${Extract<keyof Inputs[Feature], string>}`;
}[keyof Inputs];

export type InputOf<Name extends ProcedureName> = Name extends `${infer Feature}.${infer Procedure}`
  ? Feature extends keyof Inputs
    ? Procedure extends keyof Inputs[Feature]
      ? Inputs[Feature][Procedure]
      : never
    : never
  : never;

export type OperationDraft<Name extends ProcedureName> = WithoutPhotos<Name> | WithPhotos<Name>;

type WithoutPhotos<Name extends ProcedureName> = Common<Name> &
  Readonly<{ input: InputOf<Name>; photos?: undefined }>;

/** The ids of the photos are made when they are stored, in their order; the input names them. */
type WithPhotos<Name extends ProcedureName> = Common<Name> &
  Readonly<{ input: (photoIds: string[]) => InputOf<Name>; photos: readonly File[] }>;

type Common<Name> = Readonly<{
  procedure: Name;
  /** What a person would call it, in the words of the screen on which it was done. */
  label: string;
  /** Later work with the same key waits for this one, even when it is refused. Without a key it stands alone. */
  recordKey?: string;
  /** Somebody is waiting for it: it goes before other work, but never before earlier work on its own record. */
  isUrgent?: boolean;
  /** The record as it will be; screens show it until the server has it. */
  optimistic?: Readonly<{ key: string; value: unknown }>;
}>;

/** The feature whose queries show what the procedure changes. */
export function featureOf(procedure: string): string {
  return procedure.split('.', 1).join('');
}
