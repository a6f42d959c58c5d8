export * from './certification.ts';
export * from './component.ts';
export * from './defaultPlan.ts';
export * from './limits.ts';
export * from './policy.ts';
export * from './reminders.ts';
export * from './richText/index.ts';
