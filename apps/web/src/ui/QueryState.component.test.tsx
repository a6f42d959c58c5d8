// What a page shows before, instead of and after its data.
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { api } from '../platform/api/client.ts';
import { setManualOffline, useConnectivity } from '../platform/connectivity/connectivity.ts';
import { fakeApi, never, refusal } from '../testing/fakeApi.ts';
import { oakHill } from '../testing/records.ts';
import { renderAs } from '../testing/renderAs.tsx';
import { someone } from '../testing/someone.ts';
import { QueryState } from './QueryState.tsx';

function Page() {
  const { isOffline } = useConnectivity();
  const query = useQuery(api.schools.listSchoolNames.queryOptions({ retry: false }));
  return (
    <QueryState query={query} isOffline={isOffline} skeleton={<p>Loading</p>}>
      {(schools) => (schools.length === 0 ? <p>No schools</p> : <p>{schools[0]?.name}</p>)}
    </QueryState>
  );
}

describe('a page that waits for data', () => {
  it('shows its skeleton until there is an answer', async () => {
    fakeApi({ 'schools.listSchoolNames': never });
    await renderAs(someone('principal'), <Page />);
    expect(await screen.findByText('Loading')).toBeTruthy();
  });

  it.each([
    ['the data', [oakHill], oakHill.name],
    ['that there is none', [], 'No schools'],
  ])('shows %s', async (_what, schools, text) => {
    fakeApi({ 'schools.listSchoolNames': () => schools });
    await renderAs(someone('principal'), <Page />);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows that it failed, and tries again on request', async () => {
    fakeApi({
      'schools.listSchoolNames': () => {
        throw refusal(500, 'server.fault');
      },
    });
    const user = await renderAs(someone('principal'), <Page />);
    expect((await screen.findByRole('alert')).textContent).toContain("This couldn't be loaded");
    fakeApi({ 'schools.listSchoolNames': () => [oakHill] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(oakHill.name)).toBeTruthy();
  });

  it('shows that it was not opened before when there is no network', async () => {
    fakeApi({ 'schools.listSchoolNames': never });
    await renderAs(someone('principal'), <Page />);
    act(() => setManualOffline(true));
    onTestFinished(() => setManualOffline(false));
    expect(await screen.findByText('Not available offline')).toBeTruthy();
  });
});
