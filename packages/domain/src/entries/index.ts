export * from './counts.ts';
export * from './delta.ts';
export * from './entry.ts';
export * from './filter.ts';
export * from './opinion.ts';
export * from './policy.ts';
export * from './tags.ts';
