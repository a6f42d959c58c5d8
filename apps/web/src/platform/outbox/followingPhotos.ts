// Urgent work is sent before its photos. Once the server has it, its row stands for the photos alone: screens no longer
// count the record as pending, and nothing waits for it.
import type { OutboxRow } from '../localDatabase/rows.ts';

const suffix = '#photos';

export function isPhotosOnly({ procedure }: Pick<OutboxRow, 'procedure'>): boolean {
  return procedure.endsWith(suffix);
}

/** What changes in the row of an operation that the server has, and whose photos follow. */
export function photosOnly({ operationId, procedure }: Pick<OutboxRow, 'operationId' | 'procedure'>) {
  return {
    procedure: `${procedure}${suffix}`,
    recordKey: operationId,
    waitsFor: '',
    isUrgent: false,
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    lastProblem: null,
  } as const;
}
