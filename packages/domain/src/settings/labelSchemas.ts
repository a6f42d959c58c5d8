import { z } from 'zod';
import { limitedText, mapOf, requiredLine } from '../kernel/index.ts';
import { labelLanguages } from './labels.ts';

export const maxLabelLength = 80;

export const labelSchema = requiredLine(maxLabelLength);
const languageSchema = limitedText(2).regex(/^(?:en|es)$/);
export const labelsSchema = z.record(languageSchema, labelSchema);

/** Each language is its own field, so that two people can edit one name each. */
export const labelsRule = mapOf(languageSchema, labelSchema, { max: labelLanguages.length });
