import { screen, within } from '@testing-library/react';
import type { ListedRubric } from '@schooldog/contract/rubrics';
import { expect, it, vi } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { aListedRubric, aRubric, aRubricContent } from '../../../testing/rubrics.ts';
import { someone } from '../../../testing/someone.ts';
import { RubricList } from './RubricsPage.tsx';

const setFilter = vi.fn<(filter: { find?: string | undefined }) => void>();

async function show(rubrics: readonly ListedRubric[], find = '', role: 'manager' | 'author' = 'manager') {
  const person = someone(
    role === 'manager' ? 'district_safety_coordinator' : 'district_nonsafety_coordinator',
  );
  const filtering = { filter: { find }, setFilter, clear: () => {}, count: find === '' ? 0 : 1 };
  return renderAs(person, <RubricList all={rubrics} filtering={filtering} />);
}

const menuOf = async (name: string) => {
  const items = await screen.findAllByRole('menuitem');
  return [name, ...items.map(({ textContent }) => textContent)];
};

it('says of each rubric what state it is in, how large it is, and where it is used', async () => {
  await show([
    aListedRubric({ enabled: true, hasDraft: true, usedIn: 12 }),
    aListedRubric({ id: 'other000000000000000', name: '', isComplete: false, questions: 1, maxScore: 1 }),
  ]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Site security');
  expect(first?.textContent).toContain(
    'EnabledUnpublished changes2 sections · 3 questions · 6 points maximum',
  );
  expect(first?.textContent).toContain('Used in 12 · Sam Ortiz');
  expect(second?.textContent).toContain('Unnamed rubricNot enabledIncomplete');
  expect(second?.textContent).toContain('1 question · 1 point maximum');
  expect(second?.textContent).toContain('Not used yet');
});

it('finds by name, and offers to show all again', async () => {
  await show([aListedRubric()], 'pool');
  expect(await screen.findByText('No rubrics match your search.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show all' })).toBeTruthy();
});

it('offers to create the first one', async () => {
  await show([]);
  expect(await screen.findByRole('button', { name: 'Create rubric' })).toBeTruthy();
});

it('lets authors preview and copy, and managers decide what is offered', async () => {
  const user = await show([aListedRubric()], '', 'author');
  await user.click(await screen.findByRole('button', { name: 'Actions for Site security' }));
  expect(await menuOf('author')).toEqual(['author', 'Preview', 'Duplicate']);
});

it('enables a complete one, and says what an incomplete one lacks', async () => {
  fakeApi({
    'rubrics.setRubricEnabled': () => aRubric({ enabled: true }),
    'rubrics.getRubric': () => aRubric({ content: { ...aRubricContent, name: '' } }),
  });
  const incomplete = aListedRubric({ id: 'other000000000000000', name: 'Pools', isComplete: false });
  const user = await show([aListedRubric(), incomplete]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Site security' }));
  expect(await menuOf('manager')).toEqual(['manager', 'Preview', 'Duplicate', 'Enable', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Enable' }));
  await expect
    .poll(() => callsOf('rubrics.setRubricEnabled'))
    .toEqual([{ rubricId: aRubric().id, enabled: true }]);

  await user.click(screen.getByRole('button', { name: 'Actions for Pools' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Enable' }));
  const dialog = await screen.findByRole('dialog', { name: "This rubric isn't complete" });
  expect(await within(dialog).findByText('Give the rubric a name.')).toBeTruthy();
  expect(callsOf('rubrics.setRubricEnabled')).toHaveLength(1);
});

it('copies under a new name, and deletes after asking', async () => {
  fakeApi({
    'rubrics.duplicateRubric': () => aRubric(),
    'rubrics.deleteRubric': () => ({ done: true }),
  });
  const user = await show([aListedRubric({ usedIn: 2 })]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Site security' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await expect
    .poll(() => callsOf('rubrics.duplicateRubric'))
    .toMatchObject([{ fromRubricId: aRubric().id, name: 'Copy of Site security' }]);
  await user.click(screen.getByRole('button', { name: 'Actions for Site security' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Site security”?' });
  expect(dialog.textContent).toContain("2 assessments were started with it. They aren't affected.");
  expect(callsOf('rubrics.deleteRubric')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete rubric' }));
  await expect.poll(() => callsOf('rubrics.deleteRubric')).toEqual([{ rubricId: aRubric().id }]);
});
