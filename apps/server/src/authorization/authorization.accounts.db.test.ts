import { testMatrices } from './testMatrices.ts';

testMatrices('accounts');
