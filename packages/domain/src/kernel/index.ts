export * from './ids.ts';
export * from './problem.ts';
