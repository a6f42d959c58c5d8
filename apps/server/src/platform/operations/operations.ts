// Idempotent operations: a client that is unsure whether its write arrived sends it again under the same
// operation id, and gets the first answer back without the write happening twice.
import { createHash } from 'node:crypto';
import { problem } from '@schooldog/domain/kernel';
import { eq } from 'drizzle-orm';
import type { Work } from '../work/work.ts';
import { operations } from './schema.ts';

export type Operation = Readonly<{ id: string; userId: string; procedure: string; input: unknown }>;

/**
 * Claims the operation inside the caller's transaction. The row is written first: a second copy of the same
 * operation waits on it until the first has committed, and then finds its answer. A refused operation rolls its
 * claim back, so it may be mended and tried again.
 */
export async function findAnswer(
  work: Work,
  operation: Operation,
): Promise<{ repeated: false } | { repeated: true; answer: unknown }> {
  const inputHash = hashOf(operation.input);
  const { id, userId, procedure } = operation;
  const claimed = await work.ask({ ...claim, values: [id, userId, procedure, inputHash, work.now] });
  if (claimed.length > 0) return { repeated: false };

  const [first] = await work.tx.select().from(operations).where(eq(operations.id, id));
  const isSame =
    first !== undefined &&
    first.userId === userId &&
    first.procedure === procedure &&
    first.inputHash === inputHash;
  if (!isSame) throw problem('conflict', 'operation.idReused');
  return { repeated: true, answer: first.answer };
}

const claim = {
  name: 'claim-operation',
  text: `insert into operations (id, user_id, procedure, input_hash, time_created) values ($1, $2, $3, $4, $5)
    on conflict do nothing returning id`,
};

function hashOf(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('base64url');
}
