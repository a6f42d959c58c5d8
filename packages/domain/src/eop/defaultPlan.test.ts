import { expect, it } from 'vitest';
import { roleTableIds } from '../eopRoles/index.ts';
import { componentName, componentNameSchema, defaultPlan, eopSections } from './index.ts';

it('every component has a key and names of its own', () => {
  const all = (values: readonly string[]) => new Set(values).size === values.length;
  expect(all(defaultPlan.map(({ key }) => key))).toBe(true);
  expect(all(defaultPlan.map(({ name }) => name.en))).toBe(true);
  expect(all(defaultPlan.map(({ name }) => name.es))).toBe(true);
  for (const { name } of defaultPlan)
    for (const text of [name.en, name.es]) expect(componentNameSchema.parse(text)).toBe(text);
});

it('every section has components, in the order of the sections', () => {
  const sections = defaultPlan.map(({ section }) => section);
  expect([...new Set(sections)]).toEqual(eopSections);
  expect(sections).toEqual(sections.toSorted((a, b) => eopSections.indexOf(a) - eopSections.indexOf(b)));
});

it('a component of the default plan is named in the language of its reader until it is renamed', () => {
  const fire = { guidanceKey: 'fire', name: 'Incendio' };
  expect(componentName(fire, 'en')).toBe('Fire');
  expect(componentName({ ...fire, name: 'Fire' }, 'es')).toBe('Incendio');
  expect(componentName({ ...fire, name: 'Fire and smoke' }, 'es')).toBe('Fire and smoke');
  expect(componentName({ guidanceKey: null, name: 'Fire' }, 'es')).toBe('Fire');
});

it('there is one contact list, and one component for each table of roles', () => {
  expect(defaultPlan.filter(({ kind }) => kind === 'contactList')).toHaveLength(1);
  const tables = defaultPlan.flatMap(({ kind, roleTableId }) => (kind === 'roles' ? [roleTableId] : []));
  expect(tables).toEqual(roleTableIds);
});
