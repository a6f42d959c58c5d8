export * from './inactivity.ts';
export * from './links.ts';
export * from './password.ts';
