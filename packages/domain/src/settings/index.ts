export * from './defaultObservation.ts';
export * from './observation.ts';
export * from './policy.ts';
export * from './settings.ts';
export * from './version.ts';
