// The texts of the files, in the user's language.
import { exportTexts } from '../../../platform/exports/index.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

export const wordsIn = exportTexts({ en, es });
/** Of the CSV. */
export const columnNames = [
  'template',
  'school',
  'status',
  'score',
  'points',
  'maximum',
  'band',
  'createdBy',
  'begun',
  'submittedBy',
  'submitted',
  'walk',
  'link',
] as const;
