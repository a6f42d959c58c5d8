import { expect, test } from 'vitest';
import { chooseSteps, runSteps, totalOf } from './runSteps.ts';
import type { Lanes, Step, StepContext } from './steps.ts';

function step(name: string, passed: number, failed: number, needs?: string): Step {
  const times = [{ file: `${name}.test.ts`, milliseconds: passed }];
  const run = () =>
    Promise.resolve({ passed, failed, output: `output of ${name}`, times, processorSeconds: 1 });
  return needs === undefined ? { name, run } : { name, needs, run };
}

const fixture: Lanes = [
  [step('build', 0, 1), step('e2e', 9, 0, 'build')],
  [step('lint', 1, 0), step('unit', 20, 2)],
];

const context: StepContext = {
  runTool: () => Promise.reject(new Error('no tool')),
  filters: [],
  isWhole: true,
  database: () => Promise.resolve({}),
  browser: () => Promise.resolve({}),
};

async function ran(lanes: Lanes, beside = 2) {
  const said: string[] = [];
  const outcomes = await runSteps(lanes, context, (text) => said.push(text), beside);
  return { said, outcomes };
}

test('every step runs and everything is added up', async () => {
  const { said, outcomes } = await ran(fixture);
  expect(totalOf(outcomes)).toEqual({ passed: 21, failed: 4 });
  expect(outcomes.map(({ name }) => name).toSorted()).toEqual(['build', 'e2e', 'lint', 'unit']);
  expect(said).toContain('   1 passed, 0 failed in 0.0 s, 1.0 s of processor time');
});

test('only failed steps show their output', async () => {
  const { said } = await ran(fixture);
  expect(said).toContain('output of unit');
  expect(said).not.toContain('output of lint');
});

test('the browser does not test an old build when the new one failed', async () => {
  const { said } = await ran(fixture);
  expect(said).toContain('Not run, since build failed.');
  expect(said).not.toContain('output of e2e');
});

test('a step that cannot be started counts as one failure', async () => {
  const missing: Step = { name: 'lint', run: () => Promise.reject(new Error('no such program')) };
  const { said, outcomes } = await ran([[missing, step('unit', 3, 0)]]);
  expect(totalOf(outcomes)).toEqual({ passed: 3, failed: 1 });
  expect(said.join('\n')).toContain('no such program');
});

test('a note is shown with a step that passed, and a step above its budget says so and passes', async () => {
  const noted: Step = {
    name: 'lint',
    run: () =>
      Promise.resolve({ passed: 1, failed: 0, output: '', note: 'passed before', processorSeconds: 1e6 }),
  };
  const { said, outcomes } = await ran([[noted]]);
  expect(said).toContain('   passed before');
  expect(said).toContainEqual(expect.stringMatching(/^ {3}above its budget of \d+ s of processor time$/));
  expect(totalOf(outcomes)).toEqual({ passed: 1, failed: 0 });
});

test('a developer chooses steps; the steps they need are added, in order', () => {
  const names = (only: string[]) => chooseSteps(fixture, only).map((lane) => lane.map(({ name }) => name));
  expect(names([])).toEqual([
    ['build', 'e2e'],
    ['lint', 'unit'],
  ]);
  expect(names(['unit', 'e2e'])).toEqual([['build', 'e2e'], ['unit']]);
  expect(names(['lint'])).toEqual([['lint']]);
});

test('an unknown step is rejected', () => {
  expect(() => chooseSteps(fixture, ['unti'])).toThrow(
    'There is no step called unti. The steps are build, e2e, lint, unit.',
  );
});

const order = async (beside: number) => {
  const log: string[] = [];
  const logged = (name: string): Step => ({
    name,
    run: async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} ends`);
      return { passed: 1, failed: 0, output: '' };
    },
  });
  await ran(
    [
      [logged('build'), logged('e2e')],
      [logged('types'), logged('unit')],
    ],
    beside,
  );
  return log;
};

test('lanes run beside each other, the steps of a lane one after the other', async () => {
  const log = await order(2);
  const at = (line: string) => log.indexOf(line);
  expect(at('types begins')).toBeLessThan(at('build ends'));
  expect(at('e2e begins')).toBeGreaterThan(at('build ends'));
  expect(at('unit begins')).toBeGreaterThan(at('types ends'));
});

test('on one core there is one lane', async () => {
  const names = ['build', 'e2e', 'types', 'unit'];
  expect(await order(1)).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
});
