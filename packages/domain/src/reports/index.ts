export * from './days.ts';
export * from './limits.ts';
export * from './names.ts';
export * from './query.ts';
export * from './schedule.ts';
export * from './schedulePolicy.ts';
