import { testMatrices } from './testMatrices.ts';

testMatrices('plans');
