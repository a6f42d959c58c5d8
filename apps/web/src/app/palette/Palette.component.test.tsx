import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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
