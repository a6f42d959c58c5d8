// Opens one page with the browser that the first argument names, as the scenarios will, and ends. A step that takes
// longer than the second argument, in milliseconds, ends it at once: when this process exits, Playwright kills
// the browser with all its children.
import { chromium } from '@playwright/test';
import { browserArguments } from './browserArguments.ts';

const [executablePath = '', limit] = process.argv.slice(2);

async function step<Result>(name: string, work: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => {
    console.error(`It did not ${name} within ${Number(limit) / 1000} s.`);
    process.exit(1);
  }, Number(limit));
  return work.finally(() => clearTimeout(timer));
}

try {
  const launched = chromium.launch({ executablePath, args: browserArguments, timeout: 0 });
  const browser = await step('start', launched);
  const page = await step('open a page', browser.newPage());
  await step('show a page', page.setContent('<p style="font-size: 5em">It works'));
  await step('take a picture', page.screenshot());
  await step('close', browser.close());
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n', 1)[0] : error);
  process.exit(1);
}
