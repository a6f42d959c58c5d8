export * from './diff.ts';
export * from './ids.ts';
export * from './problem.ts';
export * from './updates.ts';
