export * from './policy.ts';
export * from './responderLink.ts';
export * from './sharing.ts';
