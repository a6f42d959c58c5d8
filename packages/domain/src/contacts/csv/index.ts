export * from './mapping.ts';
export * from './plan.ts';
export * from './rows.ts';
