import { testMatrices } from './testMatrices.ts';

testMatrices('drills');
