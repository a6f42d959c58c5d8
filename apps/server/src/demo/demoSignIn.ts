// What the sign-in page of a demo district offers. Its password is public: the server prints it at every start.
import { demoRoles, type DemoSignIn } from '@schooldog/contract/account';
import { isEnabledAddress } from '../features/people/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Reader } from '../platform/database/database.ts';

export const demoPassword = 'demo-school-2026';

/** Only where the demo is wanted and the demo district is there. */
export async function readDemoSignIn(
  reader: Reader,
  { demo }: Pick<Config, 'demo'>,
): Promise<DemoSignIn | undefined> {
  if (!demo || !(await hasDemoDistrict(reader))) return undefined;
  return {
    password: demoPassword,
    accounts: demoRoles.map((role) => ({ role, email: `${role}@demo.test` })),
  };
}

export function hasDemoDistrict(reader: Reader): Promise<boolean> {
  return isEnabledAddress(reader, 'staff@demo.test');
}
