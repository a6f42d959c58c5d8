export * from './defaults/index.ts';
export * from './health.ts';
export * from './limits.ts';
export * from './merge.ts';
export * from './placing.ts';
export * from './policy.ts';
export * from './roles.ts';
export * from './suggestions.ts';
