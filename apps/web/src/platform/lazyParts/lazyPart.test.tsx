import { notifications } from '@mantine/notifications';
import { Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';
import { FileNotLoaded } from './loadFiles.ts';

const page = new EventTarget();
const comeBackOnline = () => page.dispatchEvent(new Event('online'));
const shown = vi.spyOn(notifications, 'show').mockReturnValue('shown');
const noAnswer = new FileNotLoaded('/assets/part.js', false);
const gone = new FileNotLoaded('/assets/part.js', true);
const Part = ({ name }: Readonly<{ name: string }>) => <b>{name}</b>;
const load = vi.fn<() => Promise<typeof Part>>();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  shown.mockClear();
  load.mockReset().mockResolvedValue(Part);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function draw(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(<Suspense fallback="waiting">{node}</Suspense>, {
    onError: () => undefined,
  });
  return new Response(prelude).text();
}

it('a dialog whose file could not be fetched shows it, and opens when it has arrived', async () => {
  load.mockRejectedValueOnce(noAnswer);
  const Dialog = lazyPart('dialog', load);
  const drawn = draw(<Dialog name="Log entry" />);
  await expect.poll(() => shown.mock.calls.length).toBe(1);
  comeBackOnline();
  expect(await drawn).toContain('<b>Log entry</b>');
  expect(load).toHaveBeenCalledTimes(2);
});

it('a dialog that could not be prefetched shows it when it is opened, not before', async () => {
  load.mockRejectedValueOnce(noAnswer);
  const Dialog = lazyPart('dialog', load);
  const preloaded = Dialog.preload();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  expect(shown).not.toHaveBeenCalled();
  const drawn = draw(<Dialog name="Log entry" />);
  await expect.poll(() => shown.mock.calls.length).toBe(1);
  comeBackOnline();
  await preloaded;
  expect(await drawn).toContain('<b>Log entry</b>');
});

it('a section waits silently: its fallback stays', async () => {
  load.mockRejectedValueOnce(noAnswer);
  const Section = lazyPart('section', load);
  const drawn = draw(<Section name="Insights" />);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  comeBackOnline();
  expect(await drawn).toContain('<b>Insights</b>');
  expect(shown).not.toHaveBeenCalled();
});

it('a prefetched part is not fetched again', async () => {
  const Section = lazyPart('section', load);
  await Section.preload();
  await Section.preload();
  expect(await draw(<Section name="Insights" />)).toContain('<b>Insights</b>');
  expect(load).toHaveBeenCalledTimes(1);
});

it('the app continues without a part of its shell that the server no longer has', async () => {
  load.mockRejectedValueOnce(gone);
  const Menu = lazyPart('shell', load);
  expect(await draw(<Menu name="Menu" />)).not.toContain('waiting');
});

it('any other part that the server no longer has is an error of the page', async () => {
  load.mockRejectedValueOnce(gone);
  const Section = lazyPart('section', load);
  await Section.preload();
  expect(await draw(<Section name="Insights" />)).toContain('waiting');
});

it('a part that was fetched before is drawn at once', async () => {
  const Dialog = lazyPart('dialog', load);
  await Dialog.preload();
  expect(renderToString(<Dialog name="Log entry" />)).toBe('<b>Log entry</b>');
});
