import { act, screen, waitFor } from '@testing-library/react';
import { IconUser } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { joinShells, ShellContext } from '../../platform/navigation/featureShell.ts';
import { atAddress } from '../../testing/atAddress.tsx';
import { fakeApi } from '../../testing/fakeApi.ts';
import { fakeHistory } from '../../testing/fakeHistory.ts';
import { oakHill } from '../../testing/records.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { Palette } from './Palette.tsx';

it('the Back button closes it and stays on the page', async () => {
  fakeApi({ 'schools.listSchoolNames': () => [oakHill] });
  const history = fakeHistory();
  await renderAs(someone('principal'), <Palette timesAsked={1} />);
  await screen.findByPlaceholderText('Search pages, schools and settings');
  await act(async () => expect(await history.pressBack()).toBe(true));
  await waitFor(() => expect(screen.queryByPlaceholderText(/Search pages/)).toBeNull());
});

const coordinator = someone('district_safety_coordinator');
const marlow = { id: 'marlowHigh0000000000', name: 'Marlow High' };
const placeholder = 'Search pages, schools and settings';

it('finds schools and pages by keyboard alone', async () => {
  fakeApi({ 'schools.listSchoolNames': () => [oakHill, marlow] });
  const { element, address } = atAddress('/dashboard', <Palette timesAsked={1} />);
  const user = await renderAs(coordinator, element);
  const search = await screen.findByPlaceholderText(placeholder);
  await waitFor(() => expect(document.activeElement).toBe(search));
  await user.paste('marlow high');
  await waitFor(() => expect(selected()).toContain('Marlow High'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/schools/${marlow.id}`));
});

it('what the server finds is selected, and Enter opens it', async () => {
  fakeApi({ 'schools.listSchoolNames': () => [oakHill] });
  const found = { id: 'person', label: 'Ida Clerk', description: 'clerical@demo.test' };
  const shell = joinShells([
    {
      palette: [
        {
          to: '/admin/manageUsers',
          find: async (query, { navigate }) => [
            {
              ...found,
              group: 'People',
              icon: IconUser,
              run: () => void navigate({ to: '/admin/manageUsers', search: { user: query } }),
            },
          ],
        },
      ],
    },
  ]);
  const part = (
    <ShellContext value={shell}>
      <Palette timesAsked={1} />
    </ShellContext>
  );
  const { element, address } = atAddress('/dashboard', part);
  const user = await renderAs(coordinator, element);
  await user.click(await screen.findByPlaceholderText(placeholder));
  await user.paste('clerical@demo');
  await waitFor(() => expect(selected()).toContain('clerical@demo.test'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/manageUsers?user=clerical%40demo'));
});

/** What Enter opens. */
const selected = () => document.querySelector('[data-action][data-selected]')?.textContent;
