export * from './access.ts';
export * from './accessHistory.ts';
export * from './account.ts';
export * from './phone.ts';
export * from './policy.ts';
export * from './status.ts';
export * from './userMerge.ts';
