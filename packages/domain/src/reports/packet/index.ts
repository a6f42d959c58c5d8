export * from './change.ts';
export * from './facts.ts';
export * from './numbers.ts';
export * from './periods.ts';
export * from './sections.ts';
export * from './sentences.ts';
