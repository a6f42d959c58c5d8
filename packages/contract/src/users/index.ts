import { factorProcedures } from './factors.ts';
import { peopleProcedures } from './people.ts';
import { securityProcedures } from './security.ts';
import { sessionProcedures } from './session.ts';
import { signInProcedures } from './signIn.ts';

export * from './factors.ts';
export * from './people.ts';
export * from './security.ts';
export * from './session.ts';
export * from './signIn.ts';

export const usersContract = {
  ...sessionProcedures,
  ...signInProcedures,
  ...factorProcedures,
  ...peopleProcedures,
  ...securityProcedures,
};
