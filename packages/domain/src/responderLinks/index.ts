export * from './responderLink.ts';
