import { factorProcedures } from './factors.ts';
import { sessionProcedures } from './session.ts';

export * from './factors.ts';
export * from './session.ts';

export const accountContract = { ...sessionProcedures, ...factorProcedures };
