export * from './communicationPreferences.ts';
export * from './kinds.ts';
export * from './policy.ts';
export * from './pushPrompt.ts';
export * from './recipients.ts';
export * from './values.ts';
