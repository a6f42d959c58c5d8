import type { Part } from '../lib/part.ts';
export const stop: Part = { name: 'stop', about: '', minutes: 1, run: async () => {} };
