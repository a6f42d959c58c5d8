import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Everything that WCAG 2.2 asks at levels A and AA and that a machine can see. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const openDialog = '[aria-modal="true"]';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * Fails with one readable paragraph for each violation on the page as it is now. Under an open dialog nothing can be
 * reached, and other scans look at it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // After the options, which would take them back.
  await scan(page, (axe) => axe.withTags(tags));
}

/** For a page that was scanned in the other theme already: colors are all that a theme changes. */
export async function expectContrast(page: Page): Promise<void> {
  await scan(page, (axe) => axe.withRules(['color-contrast']));
}

async function scan(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  const axe = new AxeBuilder({ page });
  if ((await page.locator(openDialog).count()) > 0) axe.include(openDialog);
  // Of what is in order only the rule is kept, not every element: long pages take half the time.
  const { violations, passes } = await choose(axe.options({ resultTypes: ['violations'] }))
    // The app has no frames, so the results need no second page to be put together in.
    .setLegacyMode()
    .analyze();
  expect(passes.length, 'rules that had something to look at').toBeGreaterThan(0);
  expect(describeViolations(violations), `accessibility of ${page.url()}`).toBe('');
}

function describeViolations(violations: Violations): string {
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
