export * from './goKit.ts';
