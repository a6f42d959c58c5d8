export * from './policy.ts';
export * from './settings.ts';
export * from './version.ts';
