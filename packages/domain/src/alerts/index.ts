export * from './alert.ts';
export * from './policy.ts';
