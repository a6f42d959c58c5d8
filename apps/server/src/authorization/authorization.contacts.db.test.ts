import { testMatrices } from './testMatrices.ts';

testMatrices('contacts');
