import type { Part } from '../lib/part.ts';
export const web: Part = { name: 'web', about: '', minutes: 1, run: async () => {} };
