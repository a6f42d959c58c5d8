import { testMatrices } from './testMatrices.ts';

testMatrices('goKits');
