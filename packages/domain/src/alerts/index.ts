export * from './alert.ts';
export * from './limits.ts';
export * from './policy.ts';
export * from './title.ts';
