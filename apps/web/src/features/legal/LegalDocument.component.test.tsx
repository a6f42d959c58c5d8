import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { LegalDocument } from './LegalDocument.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The headings are 300 pixels apart, the first one 200 below the top of the page; the page ends soon after the last. */
function scrolledTo(scroll: number) {
  const headings = document.querySelectorAll('h2').length;
  vi.stubGlobal('scrollY', scroll);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(300 * headings + 200);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const number = [...document.querySelectorAll('h2')].findIndex((heading) => heading === this);
    return new DOMRect(0, 200 + 300 * number - scroll, 100, 20);
  });
}

const current = () => document.querySelector('[aria-current="location"]')?.textContent;

it('marks the section that is read, at the top of the page the first one, at its end the last', async () => {
  scrolledTo(0);
  await renderAs(someone('principal'), <LegalDocument name="terms" seeAlso="/privacy" />);
  await screen.findByRole('heading', { level: 1 });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(current()).toBe(headings[0]));

  scrolledTo(1000);
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(current()).toBe(headings[3]));

  scrolledTo(300 * headings.length + 200 - innerHeight);
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(current()).toBe(headings.at(-1)));
});
