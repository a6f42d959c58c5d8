import { settingsContract } from '@schooldog/contract/settings';
import type { JsonValue } from '@schooldog/domain/kernel';
import { defaultObservationSettings } from '@schooldog/domain/settings';
import { eq } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { keepMine } from '../../authorization/keepMine.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { auditHistory } from '../../platform/audit/schema.ts';
import type { TestClient } from '../../testing/app.ts';
import { aFileOf } from '../../testing/files.ts';
import { outboxChecks } from './schema.ts';

// Settings belong to the district, so there is no foreign school.
const table = `
                                 MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  getAppSettings          any    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  saveAppSettings         any    no no no no no no | no no no no no no no no | ok
  getOrganization         any    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  saveSchoolGroupings     any    ok ok no no no no | no no no no no no no no | ok
  saveOrganization        any    ok ok no no no no | no no no no no no no no | ok
  saveWalkSettings        any    ok ok no no no no | no no no no no no no no | ok
  getObservationSettings  any    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  saveObservationCategory any    ok ok no no no no | no no no no no no no no | ok
  saveObservationItem     any    ok ok no no no no | no no no no no no no no | ok
  saveObservationTag      any    ok ok no no no no | no no no no no no no no | ok
  getObservationHistory   any    ok ok no no no no | no no no no no no no no | ok
  getOrganizationHistory  any    ok ok no no no no | no no no no no no no no | ok
  checkOutbox             mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                          others nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  listOutboxChecks        mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                          others -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
`;

const organization = { no: '403 settings.organizationNotAllowed' };
const observation = { no: '403 settings.observationNotAllowed' };

const [someCategory] = defaultObservationSettings().categories;

/** Callers are new people, so everything that the history names them for is this one call. */
function hasChangedSettings({ district, caller }: Situation) {
  return () => district.exists(auditHistory, eq(auditHistory.userId, caller.id));
}

export const settingsMatrix = matrix('settings', settingsContract, table, {
  getAppSettings: {
    attempt: () =>
      attempt((client) => client.settings.getAppSettings(), {
        shows: ({ maintenanceMode }) => !maintenanceMode,
      }),
  },
  saveAppSettings: {
    refusals: { no: '403 settings.appNotAllowed' },
    attempt: (situation) =>
      attempt((client) => client.settings.saveAppSettings({ hasLegacyTasks: true }), {
        changed: hasChangedSettings(situation),
      }),
  },
  getOrganization: {
    attempt: () =>
      attempt((client) => client.settings.getOrganization(), {
        shows: ({ timeZone }) => timeZone !== '',
      }),
  },
  saveSchoolGroupings: {
    refusals: organization,
    attempt: (situation) => {
      const added = [{ id: newId(), name: 'North', schoolIds: [situation.school.id] }];
      const edit = { schoolGroupings: { added, removed: [], changed: [] } };
      return attempt((client) => client.settings.saveSchoolGroupings({ edit }), {
        changed: hasChangedSettings(situation),
      });
    },
  },
  saveOrganization: {
    refusals: organization,
    attempt: (situation) => {
      const to = newId();
      const save = (client: TestClient) => (from: JsonValue) =>
        client.settings.saveOrganization({ edit: { districtName: { from, to } } });
      return attempt((client) => keepMine(save(client)), { changed: hasChangedSettings(situation) });
    },
  },
  saveWalkSettings: {
    refusals: observation,
    attempt: (situation) => {
      const to = situation.district.nextNumber() % 1000;
      const save = (client: TestClient) => (from: JsonValue) =>
        client.settings.saveWalkSettings({ edit: { requiredNumSchoolLedObservations: { from, to } } });
      return attempt((client) => keepMine(save(client)), { changed: hasChangedSettings(situation) });
    },
  },
  getObservationSettings: {
    attempt: () =>
      attempt((client) => client.settings.getObservationSettings(), {
        shows: ({ categories }) => categories.some(({ id }) => id === someCategory?.id),
      }),
  },
  saveObservationCategory: {
    refusals: observation,
    attempt: ({ district }) => {
      const category = { id: newId(), label: newId(), image: 'door', tags: [], isArchived: false };
      return attempt((client) => client.settings.saveObservationCategory({ category }), {
        changed: () => district.hasHistory(category.label),
      });
    },
  },
  saveObservationItem: {
    refusals: observation,
    attempt: ({ district }) => {
      const categories = someCategory === undefined ? [] : [someCategory.id];
      const item = { id: newId(), label: newId(), categories, tags: [], isArchived: false };
      return attempt((client) => client.settings.saveObservationItem({ item }), {
        changed: () => district.hasHistory(item.label),
      });
    },
  },
  saveObservationTag: {
    refusals: observation,
    attempt: ({ district }) => {
      const to = newId();
      const [tag = ''] = someCategory?.tags ?? [];
      const save = (client: TestClient) => (from: JsonValue) =>
        client.settings.saveObservationTag({ tag, edit: { labels: { es: { from, to } } } });
      return attempt((client) => keepMine(save(client)), { changed: () => district.hasHistory(to) });
    },
  },
  getObservationHistory: {
    refusals: observation,
    attempt: async ({ district }) => {
      const { value } = await district.addHistory('settings', 'observation');
      return attempt((client) => client.settings.getObservationHistory({}), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  getOrganizationHistory: {
    refusals: organization,
    attempt: async ({ district }) => {
      const { value } = await district.addHistory('settings', 'organization');
      return attempt((client) => client.settings.getOrganizationHistory({}), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  checkOutbox: {
    refusals: { nf: '404 file.notFound' },
    attempt: async (situation) => {
      const { district, line } = situation;
      const photo = await aFileOf(district.app.database, {
        uploadedByUserId: line === 'mine' ? situation.caller.id : district.owner.id,
        contentType: 'image/jpeg',
      });
      const check = { id: newId(), note: 'hello', photoIds: [photo.id], madeAt: '2026-09-01T12:00:00.000Z' };
      return attempt((client) => client.settings.checkOutbox(check), {
        changed: () => district.exists(outboxChecks, eq(outboxChecks.id, check.id)),
      });
    },
  },
  listOutboxChecks: {
    attempt: async (situation) => {
      const { district, line } = situation;
      const userId = line === 'mine' ? situation.caller.id : district.owner.id;
      const check = { id: newId(), userId, note: 'hello', photoIds: [], madeAt: new Date() };
      await district.app.database.db.insert(outboxChecks).values(check);
      return attempt((client) => client.settings.listOutboxChecks(), {
        shows: (checks) => checks.some(({ id }) => id === check.id),
      });
    },
  },
});
