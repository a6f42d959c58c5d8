import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Transactions are opened by `inTransaction` alone, which knows how they travel. */
export type Db = Omit<NodePgDatabase, 'transaction'>;
export type Transaction = Omit<
  Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0],
  'transaction' | 'rollback'
>;
/** Reads accept either: a store works the same inside and outside a transaction. */
export type Reader = Db | Transaction;
