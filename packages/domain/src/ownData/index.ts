export * from './export.ts';
export * from './groups.ts';
export * from './leftOut.ts';
export * from './policy.ts';
export * from './tables.ts';
