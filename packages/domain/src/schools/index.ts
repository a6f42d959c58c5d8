export * from './archiving.ts';
export * from './grouping.ts';
export * from './phone.ts';
export * from './policy.ts';
export * from './school.ts';
export * from './webAddress.ts';
export * from './schoolMerge.ts';
export * from './tiles.ts';
