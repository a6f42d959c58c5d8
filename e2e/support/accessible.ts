import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOnly } from 'axe-core';
import { basename } from 'node:path';
import { untilReady } from './open.ts';
import { noteScan } from './scans/records.ts';

declare global {
  interface Window {
    /** Set once a page was scanned. */
    axe?: typeof axe;
  }
}

/** Everything that WCAG 2.2 requires at levels A and AA and that can be checked automatically. */
const everything: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const contrast: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** The minified script: every page that is scanned gets a copy, and the readable one is more than twice as long. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails with one readable paragraph for each violation on the page as it is now. Content under an open dialog is
 * unreachable and covered by other scans.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await scan(page, everything);
}

/** For a page that was already scanned in the other theme: only colors differ. */
export async function expectContrast(page: Page): Promise<void> {
  await scan(page, contrast);
}

async function scan(page: Page, runOnly: RunOnly): Promise<void> {
  if (page.url().startsWith('http')) await untilReady(page);
  // The script is large, and a page keeps it until it is loaded again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const found = await page.evaluate(scanHere, runOnly);
  expect(found.passed, 'rules that had something to look at').toBeGreaterThan(0);
  const file = basename(test.info().file);
  if (page.url().startsWith('http'))
    await noteScan({
      file,
      path: new URL(page.url()).pathname,
      isDialog: found.isDialog,
      isComplete: runOnly === everything,
    });
  expect(describeViolations(found.violations), `accessibility of ${page.url()}`).toBe('');
}

/**
 * Runs in the page. To find what lies behind a text, axe measures every element of the page, also those that are not
 * scanned; what cannot lie behind a scanned text is left out, which halves the time on long pages.
 */
async function scanHere(
  rules: RunOnly,
): Promise<{ violations: Result[]; passed: number; isDialog: boolean }> {
  // A field that is scrolled halfway under the header would count as too small a target.
  window.scrollTo(0, 0);
  // Colors count once they have arrived. Those that never end, such as of a skeleton, are no transitions.
  const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  const openDialog = '[aria-modal="true"]';
  // Rows of a list are made of the same parts; the first fifteen stand for all.
  const furtherRows = 'main tbody > tr:nth-child(n + 16), main ul > li:nth-child(n + 16)';
  const isDialogOpen = document.querySelector(openDialog) !== null;
  const part = isDialogOpen ? { include: [openDialog] } : { exclude: [furtherRows] };
  const unseen = isDialogOpen ? `#root:not(:has(${openDialog}))` : furtherRows;
  const walk = document.createTreeWalker.bind(document);
  document.createTreeWalker = (root, shown) =>
    walk(root, shown, (node) =>
      node instanceof Element && node.matches(unseen) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
  try {
    // For passed checks only the rule is kept, not every element, which halves the time on long pages.
    const results = await window.axe?.run(part, { runOnly: rules, resultTypes: ['violations'] });
    return {
      violations: results?.violations ?? [],
      passed: results?.passes.length ?? 0,
      isDialog: isDialogOpen,
    };
  } finally {
    document.createTreeWalker = walk;
  }
}

function describeViolations(violations: readonly Result[]): string {
  return violations
    .map(({ id, impact, help, helpUrl, nodes }) => {
      const places = nodes.map(({ target, failureSummary }) => {
        const reasons = (failureSummary ?? '')
          .split('\n')
          .slice(1)
          .map((line) => `      ${line.trim()}`);
        return [`    ${target.join(' ')}`, ...reasons].join('\n');
      });
      return [`${id} (${impact ?? 'unknown'}): ${help}`, `  ${helpUrl}`, ...places].join('\n');
    })
    .join('\n\n');
}
