export * from './categoryIcons.ts';
export * from './defaultObservation.ts';
export * from './observation.ts';
export * from './observationChange.ts';
export * from './policy.ts';
export * from './settings.ts';
export * from './version.ts';
export * from './settingsMerge.ts';
