export * from './content.ts';
export * from './goKit.ts';
export * from './policy.ts';
export * from './validity.ts';
