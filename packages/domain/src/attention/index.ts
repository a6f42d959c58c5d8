export * from './attention.ts';
