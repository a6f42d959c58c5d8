// What every component test begins with: the real texts, an empty device, and no server.
import { notifications } from '@mantine/notifications';
import { organizationOf } from '@schooldog/domain/settings';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import appTexts from '../app/texts/en.json';
import signInTexts from '../features/signIn/texts/en.json';
import { queryClient } from '../platform/api/queryClient.ts';
import { setManualOffline } from '../platform/connectivity/connectivity.ts';
import { noteFirstScreen } from '../platform/afterFirstScreen.ts';
import { startTexts } from '../platform/i18n/i18n.ts';
import { withDatabase } from '../platform/localDatabase/localDatabase.ts';
import { fakeApi, resetFakeApi } from './fakeApi.ts';

// The first test of a file also waits for parts that are loaded when they are needed.
configure({ asyncUtilTimeout: 60_000 });

beforeAll(async () => {
  noteFirstScreen();
  await startTexts([{ app: appTexts, 'features/signIn': signInTexts }]);
});

beforeEach(async () => {
  localStorage.clear();
  // Files share it: what one leaves in the outbox would be pending work of the next one's records.
  await withDatabase(async ({ dexie }) => {
    await Promise.all(dexie.tables.map((table) => table.clear()));
  });
  // Last, because what the test before fetches ahead may call until here without an answer.
  resetFakeApi();
  // Everything that shows a moment asks for the zone of the district.
  fakeApi({ 'settings.getOrganization': () => organizationOf({}) });
});

afterEach(() => {
  cleanup();
  // A toast of this test would be shown beside the same one of the next.
  notifications.clean();
  // Files share it: a test that fails offline would leave the next file without a network.
  setManualOffline(false);
  queryClient.clear();
  const unexpected = resetFakeApi();
  if (unexpected.length > 0) throw new Error(`no fake answers ${unexpected.join(', ')}`);
});
