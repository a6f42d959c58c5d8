// Names of categories, items and tags in both languages.
import {
  defaultObservationSettings,
  type ObservationCategory,
  type ObservationItem,
  withLabels,
} from '@schooldog/domain/settings';
import { expect, it } from 'vitest';
import { newId } from '../../../authorization/district.ts';
import { testApp, type TestClient } from '../../../testing/app.ts';
import { aPerson } from '../../../testing/people.ts';

const refused = (code: string): unknown => expect.objectContaining({ code });
const [access] = defaultObservationSettings().categories;
const aCategory = (labels: ObservationCategory['labels']) =>
  withLabels<ObservationCategory>({
    id: newId(),
    label: '',
    labels,
    image: 'tree',
    tags: [],
    isArchived: false,
  });
const anItem = (labels: ObservationItem['labels']) =>
  withLabels<ObservationItem>({
    id: newId(),
    label: '',
    labels,
    categories: [access?.id ?? ''],
    tags: [],
    isArchived: false,
  });

const fixture = await testApp();
const coordinator = await fixture.as(
  await aPerson(fixture.database, { role: 'district_safety_coordinator' }),
);
const historyOf = async (field: string) =>
  (await coordinator.settings.getObservationHistory({})).changes.filter((change) => change.field === field);

it('takes the one name that an earlier version of the app knows as the English one', async () => {
  const labels = { en: `Item ${newId()}`, es: `Elemento ${newId()}` };
  const item = anItem(labels);
  const { label, labels: _unknown, ...former } = item;
  await coordinator.settings.saveObservationItem({ item });
  const to = `Renamed ${label}`;
  const { items } = await coordinator.settings.saveObservationItem({
    item: { ...former, label: to },
    edit: { label: { from: label, to } },
  });
  expect(items.find(({ id }) => id === item.id)).toEqual({
    ...item,
    label: to,
    labels: { ...labels, en: to },
  });
  const added = { ...former, id: newId(), label: `New ${label}` };
  const after = await coordinator.settings.saveObservationItem({ item: added });
  expect(after.items.find(({ id }) => id === added.id)).toEqual({ ...added, labels: { en: added.label } });
});

it('never loses the last name, and lets no two read the same in one language', async () => {
  const category = aCategory({ en: `Pool ${newId()}`, es: `Alberca ${newId()}` });
  const { labels } = category;
  await coordinator.settings.saveObservationCategory({ category });
  const without = (language: 'en' | 'es') => ({
    category,
    edit: { labels: { [language]: { from: labels[language] ?? null, to: null } } },
  });
  await coordinator.settings.saveObservationCategory(without('en'));
  await expect(coordinator.settings.saveObservationCategory(without('es'))).rejects.toEqual(
    refused('settings.labelRequired'),
  );
  const twin = aCategory({ en: `Other ${newId()}`, es: labels['es'] ?? '' });
  await expect(coordinator.settings.saveObservationCategory({ category: twin })).rejects.toEqual(
    refused('settings.labelTaken'),
  );
});

it('names a tag in each language, as two people at once can', async () => {
  const save = (tag: string, labels: Parameters<TestClient['settings']['saveObservationTag']>[0]['edit']) =>
    coordinator.settings.saveObservationTag({ tag, edit: labels });
  await save('Facilities', { labels: { en: { from: null, to: 'Buildings' } } });
  const { tagLabels } = await save('facilities', {
    labels: { es: { from: 'instalaciones', to: 'Edificios' } },
  });
  expect(tagLabels?.['facilities']).toEqual({ en: 'Buildings', es: 'Edificios' });
  expect(await historyOf('tag:facilities')).toHaveLength(2);
  await expect(
    save('facilities', { labels: { es: { from: 'instalaciones', to: 'Planta' } } }),
  ).rejects.toEqual(refused('record.conflict'));
  await expect(save('fire', { labels: { es: { from: 'incendios', to: 'edificios' } } })).rejects.toEqual(
    refused('settings.labelTaken'),
  );
  await expect(save('nothing has it', { labels: {} })).rejects.toEqual(refused('settings.unknownTag'));
});
