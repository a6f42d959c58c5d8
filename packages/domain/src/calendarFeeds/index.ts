export * from './event.ts';
export * from './iCalendar.ts';
export * from './limits.ts';
export * from './policy.ts';
