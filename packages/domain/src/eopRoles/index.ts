export * from './limits.ts';
export * from './policy.ts';
export * from './roles.ts';
