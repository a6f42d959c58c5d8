import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fakeApi.ts';
import { aWalk, oakHill } from '../../../../testing/records.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { MyWalksCard } from './MyWalksCard.tsx';

beforeEach(() => fakeApi({ 'schools.listSchoolNames': () => [oakHill] }));

const show = () => renderAs(someone('educator'), <MyWalksCard />);

it('a few walks are links to their pages', async () => {
  const walks = [aWalk(), aWalk({ id: 'walk0000000000000001', status: 'review' })];
  fakeApi({ 'walks.listCurrentWalks': () => ({ walks, count: 2 }) });
  await show();
  const links = await screen.findAllByRole('link', { name: /Oak Hill Elementary/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    walks.map(({ id, status }) => `/walks/walk/${id}/${status}`),
  );
  expect(links[1]?.textContent).toContain('In review');
});

it('many walks are a number and a link to the list', async () => {
  fakeApi({ 'walks.listCurrentWalks': () => ({ walks: [], count: 6 }) });
  await show();
  const link = await screen.findByRole('link', { name: /6 walks in progress/ });
  expect(link.getAttribute('href')).toBe('/walks');
});

it('without walks it says so, and leads to the list', async () => {
  fakeApi({ 'walks.listCurrentWalks': () => ({ walks: [], count: 0 }) });
  await show();
  const link = await screen.findByRole('link', { name: /You have no walks in progress\./ });
  expect(link.getAttribute('href')).toBe('/walks');
});
