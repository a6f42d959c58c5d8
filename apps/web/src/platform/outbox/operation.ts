// What a feature passes to the outbox. Names and inputs are checked against the contract, so that nothing is queued
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

export type OperationDraft<Name extends ProcedureName> = WithoutPhotos<Name> | DraftWithPhotos<Name>;

type WithoutPhotos<Name extends ProcedureName> = Common<Name> &
  Readonly<{ input: InputOf<Name>; photos?: undefined }>;

/** The ids of the photos are generated when they are stored, in their order; the input names them. */
export type DraftWithPhotos<Name extends ProcedureName> = Common<Name> &
  Readonly<{ input: (photoIds: string[]) => InputOf<Name>; photos: readonly File[] }>;

type Common<Name> = Readonly<{
  procedure: Name;
  /** A readable name of the operation, in the words of its screen. */
  label: string;
  /** Later work with the same key waits for this one, even when it is rejected. Without a key it is independent. */
  recordKey?: string;
  /** The key of another record: this waits for earlier work on it as if it were its own, but never blocks it. */
  waitsFor?: string;
  /** Urgent: sent before other work, but never before earlier work on its own record. */
  isUrgent?: boolean;
  /** The procedure accepts photos that arrive after it, so that urgent work does not wait for them. */
  photosMayFollow?: boolean;
  /** A rejected operation that this takes the place of, so that what waits for it still comes after it. */
  corrects?: string;
  /** The record as it will be; screens show it until the server has it. */
  optimistic?: Readonly<{ key: string; value: unknown }>;
}>;

/** The feature whose queries show what the procedure changes. */
export function featureOf(procedure: string): string {
  return procedure.split('.', 1).join('');
}
