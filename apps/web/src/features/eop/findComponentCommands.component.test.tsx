import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import type { FindTools } from '../../platform/navigation/featureShell.ts';
import { callsOf, fakeApi } from '../../testing/fakeApi.ts';
import { oakHill } from '../../testing/records.ts';
import { findComponentCommands } from './findComponentCommands.ts';

const visits: unknown[] = [];
const navigate: FindTools['navigate'] = async (visit) => {
  visits.push(visit);
};
const find = (query: string) =>
  findComponentCommands(query, { navigate, signal: new AbortController().signal });
const lockdown = {
  id: 'lockdown000000000000',
  schoolId: oakHill.id,
  schoolName: oakHill.name,
  name: 'Lockdown',
  kind: 'document' as const,
  guidanceKey: 'lockdown',
  eopRolesId: null,
};

afterEach(() => i18next.changeLanguage('en'));

it('leads to components by name, in the language of the reader, with their school', async () => {
  fakeApi({ 'eop.findComponents': () => [lockdown] });
  const [command] = await find('lockd');
  expect(command).toMatchObject({ label: 'Lockdown', description: oakHill.name });
  command?.run();
  expect(visits).toEqual([{ to: `/eop/${oakHill.id}/${lockdown.id}` }]);
  await i18next.changeLanguage('es');
  expect((await find('confin'))[0]?.label).toBe('Confinamiento de emergencia');
});

it('asks for nothing before three letters', async () => {
  expect(await find('lo')).toEqual([]);
  expect(callsOf('eop.findComponents')).toEqual([]);
});
