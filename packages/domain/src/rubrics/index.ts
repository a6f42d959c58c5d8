export * from './completeness.ts';
export * from './limits.ts';
export * from './merge.ts';
export * from './policy.ts';
export * from './rubric.ts';
export * from './scoring.ts';
