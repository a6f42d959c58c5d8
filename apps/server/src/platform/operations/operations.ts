// Idempotent operations: a client that is unsure whether its write arrived sends it again under the same
// operation id, and gets the first answer back without the write happening twice.
import { problem } from '@schooldog/domain/problems';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { BoundStatement } from '../database/connection.ts';
import type { Reader } from '../database/database.ts';
import { insertRow } from '../database/writeRow.ts';
import { operations } from './schema.ts';

export type Operation = Readonly<{ id: string; userId: string; procedure: string; input: unknown }>;

/** Stored with the work that it has done, atomically. */
export type DoneOperation = Omit<typeof operations.$inferSelect, 'timeCreated'>;

export function doneOperation({ id, userId, procedure, input }: Operation, answer: unknown): DoneOperation {
  return { id, userId, procedure, inputHash: hashOf(input), answer };
}

export function operationWrite(operation: DoneOperation, now: Date): BoundStatement {
  return insertRow(operations, { ...operation, timeCreated: now });
}

/**
 * The answer of an operation that was done before. Read when it failed this time: its id is written at the end, so a
 * duplicate is rolled back there, or earlier where it meets the changes of the first.
 */
export async function findAnswer(
  reader: Reader,
  operation: Operation,
): Promise<{ isDone: false } | { isDone: true; answer: unknown }> {
  const [first] = await reader.select().from(operations).where(eq(operations.id, operation.id));
  if (first === undefined) return { isDone: false };
  const isSame =
    first.userId === operation.userId &&
    first.procedure === operation.procedure &&
    first.inputHash === hashOf(operation.input);
  if (!isSame) throw problem('operation.idReused');
  return { isDone: true, answer: first.answer };
}

function hashOf(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('base64url');
}
