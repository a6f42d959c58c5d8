import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aRubric } from '../../../testing/rubrics.ts';
import { fakeRubrics, field, openEditor, server, store } from '../testing/editorPage.tsx';

beforeEach(fakeRubrics);

it('an enabled one is edited as a draft, which is published or discarded', async () => {
  server.stored = aRubric({ enabled: true });
  const user = await openEditor();
  expect(await screen.findByText(/kept as a draft until it is published/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await user.type(await field('Name'), '!');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await expect.poll(() => server.stored).toMatchObject({ content: { name: 'Site security!' }, draft: null });
  await expect.poll(() => screen.queryByRole('button', { name: 'Publish' })).toBeNull();

  await user.clear(await field('Name'));
  await user.tab();
  const publish = await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish' });
  expect([publish.disabled, publish.title]).toEqual([true, expect.stringContaining('still missing')]);
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  const asked = await screen.findByRole('dialog', { name: 'Discard the draft?' });
  await user.click(within(asked).getByRole('button', { name: 'Discard draft' }));
  await expect.poll(async () => (await field('Name')).value).toBe('Site security!');
});

const aDraft = (disclaimer: string) => ({ draft: { ...server.stored.content, disclaimer } });
const discardAsked = () => screen.findByRole('dialog', { name: 'Discard the draft?' });
const changedBySam = /^Sam Ortiz changed the draft in the meantime/;

it('asks again before a draft is discarded that somebody else changed in the meantime', async () => {
  server.stored = aRubric({ enabled: true });
  store(aDraft('Mine'));
  const user = await openEditor();
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  const asked = await discardAsked();
  store(aDraft('Theirs'));
  await user.click(within(asked).getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText(changedBySam)).toBeTruthy();
  expect((await field('Instructions/Disclaimer')).value).toBe('Theirs');
  expect(server.stored.draft?.disclaimer).toBe('Theirs');
  await user.click(within(await discardAsked()).getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.stored.draft?.disclaimer).toBe('Theirs');
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  await user.click(within(await discardAsked()).getByRole('button', { name: 'Discard draft' }));
  await expect.poll(() => server.stored.draft).toBeNull();
});

it('tells before it discards that a save brought what somebody else changed', async () => {
  server.stored = aRubric({ enabled: true });
  store(aDraft('Mine'));
  const user = await openEditor();
  await user.type(await field('Name'), '!');
  store(aDraft('Theirs'));
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText(/^Someone else changed the draft in the meantime/)).toBeTruthy();
  await user.click(within(await discardAsked()).getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.stored.draft?.disclaimer).toBe('Theirs');
});

it('does not publish what somebody else changed in the meantime before it was looked at', async () => {
  server.stored = aRubric({ enabled: true });
  store(aDraft('Mine'));
  const user = await openEditor();
  const publish = await screen.findByRole('button', { name: 'Publish' });
  store(aDraft('Theirs'));
  await user.click(publish);
  expect(await screen.findByText(changedBySam)).toBeTruthy();
  expect((await field('Instructions/Disclaimer')).value).toBe('Theirs');
  expect(server.stored.content.disclaimer).toBe('');
  await user.click(publish);
  await expect.poll(() => server.stored.content.disclaimer).toBe('Theirs');
});
