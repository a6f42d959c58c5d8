// One declaration per kind of record: how it is found and locked, who may do what with it, what is audited and which
// browsers are notified of a change. All reads and changes go through it, so no check can be forgotten.
import type { History } from '@schooldog/contract';
import type { Difference, JsonValue, Problem } from '@schooldog/domain/kernel';
import { type Ability, type Actor, may } from '@schooldog/domain/permissions';
import { historyPage } from '../audit/historyPage.ts';
import type { Reader, Transaction } from '../database/database.ts';
import type { Notice } from '../live/notice.ts';
import type { Work } from '../work/work.ts';
import { requireMay } from './requireMay.ts';

type AuditedValues = Readonly<Record<string, JsonValue | undefined>>;

export type RecordDeclaration<Row extends { id: string }, Facts, Name extends string> = Readonly<{
  /** Its name in the audit trail. */
  type: string;
  find(reader: Reader, id: string): Promise<Row | undefined>;
  /** This lock serializes concurrent changes of one record. */
  lock(tx: Transaction, id: string): Promise<Row | undefined>;
  /** What the abilities depend on. */
  facts(row: Row): Facts;
  abilities: Readonly<Record<Name | 'view', Ability<Facts>>>;
  /** A record that the actor may not view looks like one that does not exist. */
  missing(actor: Actor, asked: Readonly<{ id: string; ability: Name | 'view' }>): Problem;
  audited: Readonly<{
    fields: readonly string[];
    values(row: Row): AuditedValues;
    /** Where not the whole of a field that changed is kept. */
    compare?(before: AuditedValues, after: AuditedValues): readonly Difference[];
  }>;
  notices(row: Row): readonly Notice[];
}>;

export type ServerRecord<Row, Name extends string> = Readonly<{
  type: string;
  canView(actor: Actor, row: Row): boolean;
  view(reader: Reader, actor: Actor, id: string): Promise<Row>;
  history(
    reader: Reader,
    actor: Actor,
    asked: Readonly<{ id: string; before: number | undefined; ability?: Name | 'view' }>,
  ): Promise<History>;
  /** Checked on the locked row, so a permission or a state that changed a moment ago counts. */
  lock(context: Readonly<{ work: Work; actor: Actor }>, id: string, ability: Name | 'view'): Promise<Row>;
  /**
   * The audit difference and the notices of one change, in its transaction. One of the two is null for a
   * new or a deleted record.
   */
  recordChange(work: Work, before: Row | null, after: Row | null): Promise<void>;
  /** Only the audit difference, for many records that are announced in one notice. */
  audit(work: Work, before: Row | null, after: Row | null): Promise<void>;
}>;

export function defineRecord<Row extends { id: string }, Facts, Name extends string>(
  declaration: RecordDeclaration<Row, Facts, Name>,
): ServerRecord<Row, Name> {
  const { type, facts, abilities, missing, audited, notices } = declaration;
  const canView = (actor: Actor, row: Row) => may(abilities.view, actor, facts(row));
  const permitted = (actor: Actor, row: Row | undefined, id: string, ability: Name | 'view'): Row => {
    if (row === undefined || !canView(actor, row)) throw missing(actor, { id, ability });
    requireMay(abilities[ability], actor, facts(row));
    return row;
  };
  const audit = async (work: Work, before: Row | null, after: Row | null) => {
    const row = after ?? before;
    if (row === null) return;
    const [was, is] = [before && audited.values(before), after && audited.values(after)];
    const changed = audited.compare?.(was ?? {}, is ?? {});
    await work.audit({
      recordType: type,
      recordId: row.id,
      before: was,
      after: is,
      fields: audited.fields,
      ...(changed === undefined ? {} : { changed }),
    });
  };
  return {
    type,
    canView,
    view: async (reader, actor, id) => permitted(actor, await declaration.find(reader, id), id, 'view'),
    history: async (reader, actor, { id, before, ability = 'view' }) => {
      permitted(actor, await declaration.find(reader, id), id, ability);
      return historyPage(reader, { recordType: type, recordId: id, before });
    },
    lock: async ({ work, actor }, id, ability) =>
      permitted(actor, await declaration.lock(work.tx, id), id, ability),
    audit,
    recordChange: async (work, before, after) => {
      const row = after ?? before;
      if (row === null) return;
      await audit(work, before, after);
      await work.announce(...notices(row));
    },
  };
}
