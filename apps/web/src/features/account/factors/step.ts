import type { SecondStep } from '@schooldog/contract/signIn';
import type { Factor } from '@schooldog/domain/account';
import type { Refusal } from '../../../platform/api/problem.ts';

/** `recovery` is a way without a factor of its own. */
export type Way = Factor | 'recovery';

export type StepProps = Readonly<{
  /** Null when the code was right. */
  verify(step: SecondStep): Promise<Refusal | null>;
  /** The session that waited is gone. */
  onOver(): void;
}>;
