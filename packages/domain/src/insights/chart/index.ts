// Chart geometry, for screens and for PDF.
export * from './layout.ts';
export * from './monthNames.ts';
export * from './months.ts';
export * from './palette.ts';
export * from './scale.ts';
export * from './series.ts';
