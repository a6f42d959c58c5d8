export * from './build.ts';
export * from './blocks.ts';
export * from './compare.ts';
export * from './measure.ts';
export * from './safety.ts';
export * from './schema.ts';
