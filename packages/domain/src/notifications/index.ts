export * from './communicationPreferences.ts';
export * from './policy.ts';
