import { peopleProcedures } from './people.ts';
import { securityProcedures } from './security.ts';

export * from './people.ts';
export * from './security.ts';

export const peopleContract = { ...peopleProcedures, ...securityProcedures };
