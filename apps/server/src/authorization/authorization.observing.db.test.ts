import { testMatrices } from './testMatrices.ts';

testMatrices('observing');
