import type { Part } from '../lib/part.ts';
export const away: Part = { name: 'away', about: '', minutes: 1, run: async () => {} };
