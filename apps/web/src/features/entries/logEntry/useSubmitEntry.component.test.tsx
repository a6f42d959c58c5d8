import { organizationOf } from '@schooldog/domain/settings';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import * as toasts from '../../../platform/toasts/toasts.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill, observation, someItem } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { useSubmitEntry } from './useSubmitEntry.ts';
import { emptyValues } from './values.ts';

const educator = someone('educator');
const values = {
  ...emptyValues,
  entryId: 'entry000000000000000',
  schoolId: oakHill.id,
  categoryId: someItem.categoryId,
  itemId: someItem.id,
  observationType: 'concern' as const,
};
const alert = { userIds: [educator.id], message: '', sendImmediately: false };
const start = {
  entry: null,
  fresh: { values, base: null, conflicts: [] },
  filled: { values, base: null, conflicts: [] },
  draft: { userId: educator.id, recordId: null },
  isFromDraft: false,
  supersedes: [],
  home: null,
  assessment: null,
  hasLeft: false,
};

function Submit({ withAlert }: Readonly<{ withAlert: boolean }>) {
  const submit = useSubmitEntry(start);
  return (
    <button type="button" onClick={() => void submit({ ...values, alert: withAlert ? alert : null }, null)}>
      Submit
    </button>
  );
}

it.each([
  [
    true,
    "You just logged an entry! It will be sent when you're back online. Its safety alert goes out then.",
  ],
  [false, "You just logged an entry! It will be sent when you're back online."],
])('says when an alert (%s) that was made without a network goes out', async (withAlert, told) => {
  const said = vi.spyOn(toasts, 'toastSuccess').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  fakeApi({
    'settings.getObservationSettings': () => observation,
    'settings.getOrganization': () => organizationOf({}),
  });
  setManualOffline(true);
  await importWithTexts(['features/entries/logEntry', 'platform/offline'], async () => null);
  const user = await renderAs(educator, <Submit withAlert={withAlert} />);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(said.mock.calls.map(([text]) => text)).toEqual([told]));
});
