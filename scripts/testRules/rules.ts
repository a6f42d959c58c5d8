// What scenarios leave to helpers, so that no test fails by chance (docs/TESTING.md). Each rule lists the files that are
// not yet converted; the list only shrinks.

export type Rule = Readonly<{
  name: string;
  /** Why, and what to write instead. */
  advice: string;
  pattern: RegExp;
  /** Of the files in e2e. */
  isAbout(file: string): boolean;
  notYet: readonly string[];
}>;

const isScenario = (file: string) => file.endsWith('.spec.ts');
const isSpecOrSupport = (file: string) => !/^e2e\/(?:pictures\/|browser|support\/browser\/)/.test(file);
/** The tests of the servers and the run itself have no scenario, whose names they could be made of. */
const isOfScenarios = (file: string) =>
  isSpecOrSupport(file) && !/^e2e\/support\/(?:clock|servers|serve|failure|globalSetup)\.ts$/.test(file);

export const rules: readonly Rule[] = [
  {
    name: 'leaving',
    advice: 'open, reload, leave and closePage of support/open.ts wait for what is on its way',
    pattern: /\.(?:goto|reload|close|setContent)\(/,
    isAbout: isScenario,
    notYet: [
      'e2e/accessibility.spec.ts',
      'e2e/deviceData.spec.ts',
      'e2e/firstLoad.spec.ts',
      'e2e/insights.spec.ts',
      'e2e/lazyParts.spec.ts',
      'e2e/reports.spec.ts',
      'e2e/workOrders.spec.ts',
    ],
  },
  {
    name: 'options',
    advice: 'choose and pick of support/choose.ts wait for the answer to their own words',
    pattern: /getByRole\('option'.*\.(?:click|tap|check)\(|role=option/,
    isAbout: (file) => isSpecOrSupport(file) && file !== 'e2e/support/choose.ts',
    notYet: [
      'e2e/logging.spec.ts',
      'e2e/support/people.ts',
      'e2e/support/walks.ts',
      'e2e/walks.spec.ts',
      'e2e/workOrders.spec.ts',
    ],
  },
  {
    name: 'limits',
    advice: 'limits only end what hangs, and are in support/limits.ts',
    pattern: /\btimeout\b/,
    isAbout: (file) => isSpecOrSupport(file) && file !== 'e2e/support/test.ts',
    notYet: ['e2e/playwright.config.ts'],
  },
  {
    name: 'random data and clock',
    advice: 'someId and ownName of support/own.ts, now and dayFromNow of support/clock.ts',
    pattern: /\bMath\.random\(|\brandom(?:Bytes|UUID|Int)\b|\bnew Date\(\)|\bDate\.now\(\)/,
    isAbout: isOfScenarios,
    notYet: ['e2e/lazyParts.spec.ts'],
  },
  {
    name: 'reading once',
    advice: 'an assertion of the locator waits; to read, assert first that it is there and whole',
    pattern: /\.(?:count|textContent|innerText|allTextContents|allInnerTexts|boundingBox|isVisible)\(\)/,
    isAbout: isScenario,
    notYet: [
      'e2e/account.spec.ts',
      'e2e/insights.spec.ts',
      'e2e/lazyParts.spec.ts',
      'e2e/logging.spec.ts',
      'e2e/shell.spec.ts',
      'e2e/singleSignOn.spec.ts',
    ],
  },
  {
    name: 'settings',
    advice: 'a scenario that changes the district uses ownDistrict: true',
    pattern: /\.settings\.(?:save|set|edit|change|update|import|delete|create)\w*\(/,
    isAbout: isScenario,
    notYet: [],
  },
];
