import { testMatrices } from './testMatrices.ts';

testMatrices('responderLinks');
