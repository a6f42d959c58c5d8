export * from './branding.ts';
export * from './diff.ts';
export * from './ids.ts';
export * from './idSchema.ts';
export * from './patch.ts';
export * from './problem.ts';
export * from './updates.ts';
export * from './uploads.ts';
