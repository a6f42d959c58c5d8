// The numbers of a packet: counts and shares only, since papers of a board are published.
import type { DrillType } from '../../drills/index.ts';
import type { SourceType } from '../../permissions/index.ts';
import type { OrderAge } from '../../workOrders/index.ts';
import type { Counted, CountedShare } from './change.ts';

export type DrillNumbers = Readonly<{
  held: Counted;
  byType: Readonly<Record<DrillType, Counted>>;
  /** Required drills done on time; null while the district has no rules. */
  required: CountedShare | null;
}>;

export type WalkNumbers = Readonly<{
  completed: Counted;
  bySource: Readonly<Record<SourceType, Counted>>;
  /** Schools with at least one; null for one school. */
  schools: CountedShare | null;
}>;

export type ConcernNumbers = Readonly<{
  concerns: Counted;
  praises: Counted;
  /** Labels of the district's categories, most first. */
  byCategory: readonly Readonly<{ label: string; concerns: Counted }>[];
}>;

/** Open ones at the end of the last day; the others within the days. */
export type BacklogNumbers = Readonly<{
  open: Counted;
  byAge: Readonly<Record<OrderAge, Counted>>;
  /** Without a work calendar every day counts. */
  isInWorkDays: boolean;
  created: Counted;
  completed: Counted;
}>;

export const planStates = ['current', 'pastDue', 'neverCertified'] as const;
export type PlanState = (typeof planStates)[number];

/** Components at the end of the last day; certifications within the days. */
export type PlanNumbers = Readonly<{
  current: CountedShare;
  byState: Readonly<Record<PlanState, Counted>>;
  certifications: Counted;
}>;
