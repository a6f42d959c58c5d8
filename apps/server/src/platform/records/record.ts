// One declaration of a kind of record: how it is found and locked, who may do what with it, what of it is audited and
// which browsers hear of a change. Whoever reads or changes a record goes through it, so no check can be forgotten.
import type { JsonValue, Problem } from '@schooldog/domain/kernel';
import { type Ability, type Actor, may, whyNot } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import type { Reader, Transaction } from '../database/database.ts';
import type { Notice } from '../live/notice.ts';
import type { Work } from '../work/work.ts';

export type RecordDeclaration<Row extends { id: string }, Facts, Name extends string> = Readonly<{
  /** Its name in the audit trail. */
  type: string;
  find(reader: Reader, id: string): Promise<Row | undefined>;
  /** Concurrent changes of one record are serialized by this lock. */
  lock(tx: Transaction, id: string): Promise<Row | undefined>;
  /** What the abilities look at. */
  facts(row: Row): Facts;
  abilities: Readonly<Record<Name | 'view', Ability<Facts>>>;
  /** A record that somebody may not view answers like one that does not exist. */
  missing(actor: Actor): Problem;
  audited: Readonly<{
    fields: readonly string[];
    values(row: Row): Readonly<Record<string, JsonValue | undefined>>;
  }>;
  notices(row: Row): readonly Notice[];
}>;

export type ServerRecord<Row, Name extends string> = Readonly<{
  type: string;
  canView(actor: Actor, row: Row): boolean;
  view(reader: Reader, actor: Actor, id: string): Promise<Row>;
  /** Judged on the locked row, so a right or a state that changed a moment ago counts. */
  lock(context: Readonly<{ work: Work; actor: Actor }>, id: string, ability: Name | 'view'): Promise<Row>;
  /** The audit difference and the notices of one change, in its transaction. One of the two is null for a new or a deleted record. */
  recordChange(work: Work, before: Row | null, after: Row | null): Promise<void>;
}>;

export function defineRecord<Row extends { id: string }, Facts, Name extends string>(
  declaration: RecordDeclaration<Row, Facts, Name>,
): ServerRecord<Row, Name> {
  const { type, facts, abilities, missing, audited, notices } = declaration;
  const canView = (actor: Actor, row: Row) => may(abilities.view, actor, facts(row));
  const visible = (actor: Actor, row: Row | undefined): Row => {
    if (row === undefined || !canView(actor, row)) throw missing(actor);
    return row;
  };
  return {
    type,
    canView,
    view: async (reader, actor, id) => visible(actor, await declaration.find(reader, id)),
    lock: async ({ work, actor }, id, ability) => {
      const row = visible(actor, await declaration.lock(work.tx, id));
      const reason = whyNot(abilities[ability], actor, facts(row));
      if (reason !== null) throw problem(reason.code);
      return row;
    },
    recordChange: async (work, before, after) => {
      const row = after ?? before;
      if (row === null) return;
      await work.audit({
        recordType: type,
        recordId: row.id,
        before: before && audited.values(before),
        after: after && audited.values(after),
        fields: audited.fields,
      });
      await work.announce(...notices(row));
    },
  };
}
