import { afterAll } from 'vitest';
import { closeAll } from './endOfFile.ts';

afterAll(closeAll);
