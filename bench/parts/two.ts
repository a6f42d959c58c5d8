import type { Part } from '../lib/part.ts';
export const two: Part = { name: 'two', about: '', minutes: 1, run: async () => {} };
