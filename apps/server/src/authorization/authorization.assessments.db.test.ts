import { testMatrices } from './testMatrices.ts';

testMatrices('assessments');
