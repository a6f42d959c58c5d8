export * from './secondFactor.ts';
