import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { useActiveInView } from './useActiveInView.ts';

const height = 600;

function Menu() {
  const list = useRef<HTMLUListElement>(null);
  useActiveInView(list, 1);
  return (
    <ul ref={list}>
      <li aria-current="page">Drills</li>
    </ul>
  );
}

/** A list at the top of the screen, and its item so far below the list's top. */
function at(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    return this.hasAttribute('aria-current') ? new DOMRect(0, top, 200, 40) : new DOMRect(0, 0, 200, height);
  });
}

afterEach(() => vi.restoreAllMocks());

it('scrolls to the item of the page when it is out of sight', async () => {
  at(900);
  await renderAs(someone('principal'), <Menu />);
  expect((await screen.findByRole('list')).scrollTop).toBe(920 - height / 2);
});

it('stays where it is when the item is seen', async () => {
  at(300);
  await renderAs(someone('principal'), <Menu />);
  expect((await screen.findByRole('list')).scrollTop).toBe(0);
});
