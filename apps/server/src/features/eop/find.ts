// Components of all plans that a person may read, by the words of the search field above every page.
import type { FoundComponent } from '@schooldog/contract/eop';
import { canOpenEops, componentName, eopLimits, schoolsWithEops } from '@schooldog/domain/eop';
import { matchesSearch } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { SignedInContext } from '../../platform/api/context.ts';
import { openSchoolNames } from '../schools/index.ts';
import { componentNamesAt } from './store.ts';

/** Default components are found by their names in both languages; the name of the school narrows the search. */
export async function findComponents(
  { services, actor }: SignedInContext,
  { search }: Readonly<{ search: string }>,
): Promise<FoundComponent[]> {
  if (!canOpenEops(actor)) throw problem('eop.viewNotAllowed');
  const { db } = services.database;
  const held = schoolsWithEops(actor);
  const schools = (await openSchoolNames(db)).filter(({ id }) => held === 'all' || held.includes(id));
  const names = new Map(schools.map(({ id, name }) => [id, name]));
  const components = await componentNamesAt(db, [...names.keys()]);
  return components
    .map((component) => ({ ...component, schoolName: names.get(component.schoolId) ?? '' }))
    .filter((component) =>
      matchesSearch(search, [
        component.name,
        componentName(component, 'en'),
        componentName(component, 'es'),
        component.schoolName,
      ]),
    )
    .toSorted((one, other) => one.schoolName.localeCompare(other.schoolName))
    .slice(0, eopLimits.found);
}
