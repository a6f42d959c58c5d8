import { screen, within } from '@testing-library/react';
import type { ShownEntry } from '@schooldog/contract/entries';
import type { Role } from '@schooldog/domain/permissions';
import i18next from 'i18next';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { api } from '../../../platform/api/client.ts';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { anEntry, oakHill, observation, someItem } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import type { PendingEntry } from '../offlineEntries.ts';
import { EntryCard } from './EntryCard.tsx';
import { OpenableAlerts } from './OpenableAlerts.tsx';

const title = `${someItem.label}, Room 214`;

beforeEach(() => {
  // As a list has them before its cards.
  queryClient.setQueryData(api.schools.listSchoolNames.queryKey(), [oakHill]);
  queryClient.setQueryData(api.settings.getObservationSettings.queryKey(), observation);
});

async function show(entry: ShownEntry, role: Role = 'sro', pending: PendingEntry | null = null) {
  const user = await renderAs(
    someone(role),
    <OpenableAlerts entries={[entry]}>
      <EntryCard entry={entry} pending={pending} />
    </OpenableAlerts>,
  );
  await screen.findByRole('link', { name: title });
  return { user, card: within(screen.getByRole('article')) };
}

const work = (facts: Pick<PendingEntry, 'state' | 'kind'>): PendingEntry => ({
  operationId: 'operation00000000000',
  reason: null,
  record: anEntry(),
  edits: [],
  ...facts,
});

it('says what was seen, where, by whom and how often', async () => {
  const { card } = await show(anEntry({ quantity: 3, tags: ['doors'], observationType: 'praise' }));
  expect(card.getByText(/Oak Hill Elementary/)).toBeTruthy();
  expect(card.getByText('Praise')).toBeTruthy();
  expect(card.getByText('× 3')).toBeTruthy();
  expect(card.getByText('The latch does not close.')).toBeTruthy();
  expect(card.getByText('doors')).toBeTruthy();
  expect(card.getByText(/Sam Ortiz/)).toBeTruthy();
});

it('names what was seen in the language of the reader', async () => {
  await i18next.changeLanguage('es');
  onTestFinished(async () => void (await i18next.changeLanguage('en')));
  const entry = anEntry({ tags: ['security'] });
  await renderAs(
    someone('sro'),
    <OpenableAlerts entries={[entry]}>
      <EntryCard entry={entry} pending={null} />
    </OpenableAlerts>,
  );
  expect(await screen.findByRole('link', { name: `${someItem.labelInSpanish}, Room 214` })).toBeTruthy();
  expect(screen.getByText('seguridad')).toBeTruthy();
});

describe('work that the server does not have yet', () => {
  it.each([
    ['waiting', 'create', 'Waiting to send'],
    ['sending', 'edit', 'Sending your changes'],
  ] as const)('%s', async (state, kind, text) => {
    const { card } = await show(anEntry(), 'sro', work({ state, kind }));
    expect(card.getByText(text)).toBeTruthy();
    expect(card.queryByRole('link', { name: 'Open unsent work' })).toBeNull();
  });

  it('rejected, says so and leads to where it can be put right', async () => {
    const { card } = await show(anEntry(), 'sro', work({ state: 'refused', kind: 'create' }));
    expect(card.getByText('Not accepted.')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Open unsent work' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/outbox$/),
    );
  });
});

describe('an alert that came of it', () => {
  const alerted = anEntry({ createdSafetyAlertIds: ['alert000000000000000'] });

  it('is a link for people who may open it', async () => {
    fakeApi({ 'alerts.listOpenableAlerts': ({ ids }) => ({ ids }) });
    const { card } = await show(alerted);
    expect(await card.findByRole('link', { name: 'Safety alert' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/safetyAlerts\/alert000000000000000$/),
    );
  });

  it('is plain text for everybody else', async () => {
    const { card } = await show(alerted, 'educator');
    expect(card.getByText('Safety alert')).toBeTruthy();
    expect(card.queryByRole('link', { name: 'Safety alert' })).toBeNull();
  });
});

describe('photos', () => {
  const withPhotos = anEntry({ imageIds: ['a', 'b'], imageUrls: ['/a.jpg', 'blob:waiting'] });

  it('each opens large, named by the title of the entry', async () => {
    const { card } = await show(withPhotos);
    expect(card.getAllByRole('button', { name: new RegExp(title) })).toHaveLength(2);
  });

  it('offline, only those that are on the device are shown, and the card says so', async () => {
    setManualOffline(true);
    onTestFinished(() => setManualOffline(false));
    const { card } = await show(withPhotos);
    expect(card.getAllByRole('button', { name: new RegExp(title) })).toHaveLength(1);
    expect(card.getByText('Pictures cannot be displayed while offline.')).toBeTruthy();
  });
});

describe('the menu', () => {
  it('is for people who may change the entry', async () => {
    const { user, card } = await show(anEntry(), 'principal');
    await user.click(card.getByRole('button', { name: new RegExp(title) }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeTruthy();
  });

  it('is not there for anybody else', async () => {
    const { card } = await show(anEntry(), 'sro');
    expect(card.queryByRole('button', { name: new RegExp(title) })).toBeNull();
  });
});
