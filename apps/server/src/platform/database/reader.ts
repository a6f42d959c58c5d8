import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Transactions are opened only by `inTransaction`, which batches their statements. */
export type Db = Omit<NodePgDatabase, 'transaction'>;
export type Transaction = Omit<
  Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0],
  'transaction' | 'rollback'
>;
/** Accepted by reads: a store works the same inside and outside a transaction. */
export type Reader = Db | Transaction;
