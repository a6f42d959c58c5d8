import type { Part } from '../lib/part.ts';
export const kill: Part = { name: 'kill', about: '', minutes: 1, run: async () => {} };
