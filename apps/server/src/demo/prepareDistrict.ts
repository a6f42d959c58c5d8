// What a start does about people: nothing when there are some, the demo district on the very first one, or a one-time
// link that creates the first administrator where no demo is wanted.
import { roles } from '@schooldog/domain/permissions';
import { hasAnyUser, offerFirstAdministrator } from '../features/signIn/index.ts';
import type { Services } from '../platform/api/context.ts';
import type { Config } from '../platform/config/config.ts';
import { withLock } from '../platform/database/lock.ts';
import type { DemoDistrict } from './composeDistrict.ts';
import { demoPassword, hasDemoDistrict } from './demoSignIn.ts';

/** Returns the lines to print; {url} stands for the server's address. `composed` is the district if it is made ahead. */
export async function prepareDistrict(
  services: Services,
  config: Pick<Config, 'demo'>,
  composed?: Promise<DemoDistrict>,
): Promise<string[]> {
  // A lock serializes processes that start at the same time, so that only the first finds an empty district.
  return withLock(services.database, 'prepareDistrict', () => prepare(services, config, composed));
}

async function prepare(
  services: Services,
  config: Pick<Config, 'demo'>,
  composed: Promise<DemoDistrict> | undefined,
): Promise<string[]> {
  const { db } = services.database;
  if (!(await hasAnyUser(db))) {
    if (!config.demo) {
      const token = await offerFirstAdministrator(services);
      return [
        'Make the first administrator here (works once, for a day):',
        `  {url}/auth/setup?first=${token}`,
        '',
      ];
    }
    const { writeDistrict } = await import('./writeDistrict.ts');
    await writeDistrict(services, await (composed ?? composeDemoDistrict(services.clock())));
  }
  return (await hasDemoDistrict(db)) ? demoNotes() : [];
}

/** Loaded when it is needed, which is once in the life of a district. */
export async function composeDemoDistrict(now: Date): Promise<DemoDistrict> {
  const { composeDistrict } = await import('./composeDistrict.ts');
  return composeDistrict(now);
}

function demoNotes(): string[] {
  return [
    'Demo district. Sign in as one of',
    ...roles.map((role) => `  ${role}@demo.test`),
    '  staff@demo.test (provider staff)',
    `with the password ${demoPassword}`,
    '',
  ];
}
