// Two people edit one record of any kind: what the first saved survives the second save, or the second person is
// asked; and what the second saved is stored.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionMerge, profileMerge } from './dataProfiles/index.ts';
import { componentNameMerge } from './eop/index.ts';
import type { FieldsOf, JsonValue, Merge, Shapes } from './kernel/index.ts';
import { userMerge } from './people/index.ts';
import { atSchools, everywhere } from './permissions/index.ts';
import { schoolInfoMerge, schoolLinksMerge } from './schools/index.ts';
import {
  categoryMerge,
  groupingsMerge,
  itemMerge,
  organizationMerge,
  tagMerge,
  walkRulesMerge,
} from './settings/index.ts';
import { runs } from './testing/index.ts';

/** Ids are random, so two people never add the same one. */
type Fields<Of extends Shapes> = (ownId: string) => fc.Arbitrary<FieldsOf<Of>>;

const text = fc.constantFrom('', 'a', 'b', 'c');
const few = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
const labels = fc.dictionary(fc.constantFrom('en', 'es'), text);
const flag = fc.boolean();
const address = fc.record({ street: text, city: text, state: text, zip: text });
const link = fc.record({ name: fc.constantFrom('a', 'b'), url: fc.constantFrom('c', 'd') });
const granted = fc.constantFrom(everywhere, atSchools(['a']), atSchools(['a', 'b']));
const grouping = (id: string) => fc.record({ id: fc.constant(id), name: text, schoolIds: few });

/** Each piece of a record as one line, so that pieces can be searched for. */
function pieces(value: JsonValue, path = ''): string[] {
  if (isList(value)) return value.flatMap((item) => piecesOfItem(item, path));
  if (typeof value !== 'object' || value === null) return [`${path}=${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([name, one]) => pieces(one ?? null, `${path}.${name}`));
}

function piecesOfItem(item: JsonValue, path: string): string[] {
  const isRecord = typeof item === 'object' && item !== null && !isList(item);
  const id = isRecord ? item['id'] : undefined;
  return typeof id === 'string' ? pieces(item, `${path}.${id}`) : [`${path}=${JSON.stringify(item)}`];
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function expectNothingLost<Of extends Shapes>(merge: Merge<Of>, fields: Fields<Of>): void {
  const history = fc.property(fields('seen'), fields('theirs'), fields('mine'), (seen, theirs, mine) => {
    const first = merge.apply(seen, merge.compare(seen, theirs)).value;
    const { value: second, conflicts } = merge.apply(first, merge.compare(seen, mine));
    const lost = (field: keyof Of & string, of: FieldsOf<Of>): string[] => {
      const known = new Set([...pieces(seen[field]), ...pieces(second[field])]);
      return pieces(of[field]).filter((piece) => !known.has(piece));
    };
    for (const field in first) {
      const isAsked = conflicts.some(({ path }) => path[0] === field);
      expect(isAsked ? [] : lost(field, first), `${field} of the first`).toEqual([]);
      expect(lost(field, mine), `${field} of the second`).toEqual([]);
    }
  });
  fc.assert(history, runs(300));
}

describe('two people who edit one record lose nothing without being asked', () => {
  it('school info', () =>
    expectNothingLost(schoolInfoMerge, () =>
      fc.record({
        name: text,
        address,
        principalName: text,
        principalOfficePhone: text,
        schoolOfficeNumber: text,
        principalEmail: text,
        website: text,
        contactPhone: text,
        fax: text,
        email: text,
        phone: text,
      }),
    ));
  it('school links', () =>
    expectNothingLost(schoolLinksMerge, () =>
      fc.record({ links: fc.uniqueArray(link, { selector: ({ name, url }) => name + url }) }),
    ));
  it('groupings', () =>
    expectNothingLost(groupingsMerge, (ownId) =>
      fc.record({
        schoolGroupings: fc
          .tuple(grouping('known'), grouping(ownId), flag, flag)
          .map(([known, own, hasKnown, hasOwn]) => [
            ...(hasKnown || ownId === 'seen' ? [known] : []),
            ...(hasOwn ? [own] : []),
          ]),
      }),
    ));
  it('organization', () =>
    expectNothingLost(organizationMerge, () =>
      fc.record({
        districtName: text,
        timeZone: text,
        currency: fc.constantFrom('USD', 'EUR'),
        stateBranding: flag,
        alertEscalationMinutes: fc.constantFrom(null, 5, 15, 240),
      }),
    ));
  it('walk rules', () =>
    expectNothingLost(walkRulesMerge, () =>
      fc.record({ requiredNumSchoolLedObservations: fc.nat(4), reviewWalks: flag }),
    ));
  it('category', () =>
    expectNothingLost(categoryMerge, () => fc.record({ labels, image: text, tags: few, isArchived: flag })));
  it('item', () =>
    expectNothingLost(itemMerge, () => fc.record({ labels, categories: few, tags: few, isArchived: flag })));
  it('tag', () => expectNothingLost(tagMerge, () => fc.record({ labels })));
  it('name of a plan component', () =>
    expectNothingLost(componentNameMerge, () => fc.record({ name: text })));
  it('location list', () =>
    expectNothingLost(profileMerge, () => fc.record({ name: text, isArchived: flag })));
  it('location', () =>
    expectNothingLost(optionMerge, () =>
      fc.record({ label: text, aliases: few, attributes: fc.dictionary(text, text), isArchived: flag }),
    ));
  it('account', () =>
    expectNothingLost(userMerge, () =>
      fc.record({
        firstName: text,
        lastName: text,
        title: text,
        phoneNumber: fc.option(text),
        role: fc.constantFrom('educator', 'principal', 'school_safety_team'),
        isDistrictLevel: flag,
        isPrimarilyTaskUser: flag,
        isSchoolDogStaff: flag,
        alwaysShowTakePicture: flag,
        autoSignOut: flag,
        communicationPreferences: fc.record({ nudge: flag, taskComments: flag }),
        roleSchoolIds: few,
        permissions: fc.dictionary(fc.constantFrom('log entries', 'view entries'), granted),
      }),
    ));
});
