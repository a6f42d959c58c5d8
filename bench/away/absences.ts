// The two ways in which a database is unavailable: dead, or frozen with its connections open.
import type { BenchDatabase } from '../lib/database.ts';

export interface Absence {
  readonly name: string;
  /** A live stream that loses its connection to the database must report it; one that only waits misses nothing. */
  readonly breaksConnections: boolean;
  leave(database: BenchDatabase): Promise<void>;
  comeBack(database: BenchDatabase): Promise<void>;
}

export const absences: readonly Absence[] = [
  {
    name: 'killed',
    breaksConnections: true,
    leave: (database) => database.kill(),
    comeBack: (database) => database.startAgain(),
  },
  {
    name: 'frozen',
    breaksConnections: false,
    leave: (database) => database.freeze(),
    comeBack: (database) => database.thaw(),
  },
];
