export * from './arithmetic.ts';
export * from './bounds.ts';
export * from './calendarDate.ts';
export * from './local.ts';
export * from './range.ts';
export * from './schoolYear.ts';
export * from './timeZone.ts';
export * from './timestamp.ts';
