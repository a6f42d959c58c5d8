// The callers of a row edit one record concurrently. Each resolves the conflict by keeping their own value.
import { ORPCError } from '@orpc/client';
import { type JsonValue, recordConflictSchema } from '@schooldog/domain/kernel';

/** `save` sends one field, with the value that was seen. */
export async function keepMine<Answer>(save: (seen: JsonValue) => Promise<Answer>): Promise<Answer> {
  for (let seen: JsonValue = ''; ;) {
    try {
      return await save(seen);
    } catch (error) {
      if (!(error instanceof ORPCError) || error.code !== 'record.conflict') throw error;
      const [conflict] = recordConflictSchema.parse(error.data).conflicts;
      seen = conflict?.present ?? null;
    }
  }
}
