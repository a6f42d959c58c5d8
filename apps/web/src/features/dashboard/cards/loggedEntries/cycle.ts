import type { Opinion } from '@schooldog/domain/entries';

/** As the server tells it. */
export type Cycle = Readonly<{
  month: string;
  required: number;
  own: Readonly<Record<Opinion, number>>;
  schools: readonly Readonly<{ schoolId: string; schoolLed: number }>[];
}>;

export function ownTotal({ own }: Pick<Cycle, 'own'>): number {
  return own.concern + own.praise + own.other;
}

/** Nothing by anybody one may look at. */
export function totalOf(cycle: Pick<Cycle, 'own' | 'schools'>): number {
  return cycle.schools.reduce((sum, { schoolLed }) => sum + schoolLed, ownTotal(cycle));
}
