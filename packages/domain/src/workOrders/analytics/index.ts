export * from './behind.ts';
export * from './dueIn.ts';
export * from './median.ts';
export * from './moments.ts';
export * from './period.ts';
export * from './policy.ts';
export type * from './question.ts';
