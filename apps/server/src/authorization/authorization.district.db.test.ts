import { testMatrices } from './testMatrices.ts';

testMatrices('district');
