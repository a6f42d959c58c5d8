import { exportTexts } from '../../../platform/exports/index.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

export const wordsIn = exportTexts({ en, es });
export const columnNames = Object.keys(en.columns);
