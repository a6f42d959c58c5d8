export * from './importing.ts';
export * from './isAt.ts';
export * from './labels.ts';
export * from './merge.ts';
export * from './policy.ts';
export * from './profile.ts';
export * from './optionMerge.ts';
