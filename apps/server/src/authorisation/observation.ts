// What can be logged, and the rules of walks: read by everybody, changed by who manages the district.
import type { Role } from '@schooldog/domain/permissions';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { type Expectation, newId } from './expectation.ts';

const managesDistrict: readonly Role[] = ['schooldog_master_admin', 'district_safety_coordinator'];
const someCategories = defaultObservationSettings()
  .categories.slice(0, 1)
  .map(({ id }) => id);

/** It belongs to no school, so it makes no difference where. A name of its own each time, because names are unique. */
export const observationExpectations: Readonly<Record<string, Expectation>> = {
  'settings.getObservationSettings': {
    own: 'everybody',
    foreign: 'everybody',
    call: (client) => client.settings.getObservationSettings(),
  },
  'settings.getObservationHistory': {
    own: managesDistrict,
    foreign: managesDistrict,
    call: (client) => client.settings.getObservationHistory({}),
  },
  'settings.saveObservationCategory': {
    own: managesDistrict,
    foreign: managesDistrict,
    call: (client) =>
      client.settings.saveObservationCategory({
        category: { id: newId(), label: newId(), image: 'door', tags: [], isArchived: false },
      }),
  },
  'settings.saveObservationItem': {
    own: managesDistrict,
    foreign: managesDistrict,
    call: (client) =>
      client.settings.saveObservationItem({
        item: { id: newId(), label: newId(), categories: someCategories, tags: [], isArchived: false },
      }),
  },
  'settings.saveWalkSettings': {
    own: managesDistrict,
    foreign: managesDistrict,
    call: (client) => client.settings.saveWalkSettings({ reviewWalks: true }),
  },
};
