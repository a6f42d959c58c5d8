import { testMatrices } from './testMatrices.ts';

testMatrices('workOrders');
