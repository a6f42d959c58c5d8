import type { Contract } from '@schooldog/contract';
import type { ProceduresOf } from '../../platform/api/procedure.ts';
import { factorProcedures } from './factors/procedures.ts';
import { peopleProcedures } from './people/procedures.ts';
import { securityProcedures } from './security/procedures.ts';
import { sessionProcedures } from './session/procedures.ts';
import { signInProcedures } from './signIn/procedures.ts';

export const userProcedures: ProceduresOf<Contract['users']> = {
  ...sessionProcedures,
  ...signInProcedures,
  ...factorProcedures,
  ...peopleProcedures,
  ...securityProcedures,
};
