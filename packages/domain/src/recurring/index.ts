export * from './plan.ts';
export * from './policy.ts';
export * from './recurrence.ts';
export * from './series.ts';
export * from './seriesMerge.ts';
