export * from './boards.ts';
export * from './choice.ts';
export * from './count.ts';
export * from './favorite.ts';
export * from './policy.ts';
export * from './viewModes.ts';
