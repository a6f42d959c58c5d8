export * from './age.ts';
export * from './starter.ts';
export * from './workCalendar.ts';
