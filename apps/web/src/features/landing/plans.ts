// What the service costs. One list, read by the plan cards and by the estimate; a test holds it fair at the seams.
export type Plan = Readonly<{
  key: 'small' | 'medium' | 'large';
  minSchools: number;
  /** Null when there is no upper end. */
  maxSchools: number | null;
  /** In whole US dollars, per school and year. */
  pricePerSchool: number;
}>;

export const plans: readonly [Plan, Plan, Plan] = [
  { key: 'small', minSchools: 1, maxSchools: 5, pricePerSchool: 1200 },
  { key: 'medium', minSchools: 6, maxSchools: 24, pricePerSchool: 1020 },
  { key: 'large', minSchools: 25, maxSchools: null, pricePerSchool: 990 },
];

export const schoolLimits = { min: 1, max: 2000 } as const;

export const planParts = ['setup', 'training', 'support'] as const;
export const everyPlan = ['features', 'people', 'offline', 'languages', 'database', 'updates'] as const;

export function planFor(schools: number): Plan {
  return plans.find(({ maxSchools }) => maxSchools === null || schools <= maxSchools) ?? plans[0];
}

export function yearlyPrice(schools: number): number {
  return schools * planFor(schools).pricePerSchool;
}
