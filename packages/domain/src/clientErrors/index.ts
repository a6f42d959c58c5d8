export * from './browserFamily.ts';
export * from './clientError.ts';
export * from './limits.ts';
export * from './policy.ts';
export * from './scrub.ts';
