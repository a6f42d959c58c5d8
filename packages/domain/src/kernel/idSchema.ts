import { z } from 'zod';
import { idPattern } from './ids.ts';

export const idSchema = z.string().regex(idPattern, { abort: true });
