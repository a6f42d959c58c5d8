export * from './assessment.ts';
export * from './comparison.ts';
export * from './evidence.ts';
export * from './limits.ts';
export * from './merge.ts';
export * from './policy.ts';
export * from './scoring.ts';
