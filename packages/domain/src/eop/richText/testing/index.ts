export * from './arbitraries.ts';
export * from './xssCorpus.ts';
