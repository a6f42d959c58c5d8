import { testMatrices } from './testMatrices.ts';

testMatrices('walks');
