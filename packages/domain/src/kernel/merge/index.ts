export * from './conflictSchema.ts';
export * from './defineMerge.ts';
export * from './editing.ts';
export * from './fieldRule.ts';
export * from './listRule.ts';
export * from './mapRule.ts';
export * from './recordsRule.ts';
export * from './valueRule.ts';
