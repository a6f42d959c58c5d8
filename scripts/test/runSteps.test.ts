import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { chooseSteps, runSteps } from './runSteps.ts';
import type { Step } from './steps.ts';

function step(name: string, passed: number, failed: number, needs?: string): Step {
  const times = [{ file: `${name}.test.ts`, milliseconds: passed }];
  const run = () => Promise.resolve({ passed, failed, output: `output of ${name}`, times });
  return needs === undefined ? { name, run } : { name, needs, run };
}

const fixture = [step('lint', 1, 0), step('unit', 20, 2), step('build', 0, 1), step('e2e', 9, 0, 'build')];

test('every step runs and everything is added up', async () => {
  const said: string[] = [];
  const counts = await runSteps(fixture, [], (text) => said.push(text));
  expect(counts).toMatchObject({ passed: 21, failed: 4 });
  expect(counts.times.map(({ file }) => file)).toEqual(['lint.test.ts', 'unit.test.ts', 'build.test.ts']);
  expect(said.filter((line) => line.startsWith('── '))).toEqual(['── lint', '── unit', '── build', '── e2e']);
});

test('only steps that failed show what they had to say', async () => {
  const said: string[] = [];
  await runSteps(fixture, [], (text) => said.push(text));
  expect(said).toContain('output of unit');
  expect(said).not.toContain('output of lint');
});

test('the browser does not test an old build when the new one failed', async () => {
  const said: string[] = [];
  await runSteps(fixture, [], (text) => said.push(text));
  expect(said).toContain('Not run, since build failed.');
  expect(said).not.toContain('output of e2e');
});

test('a step that cannot be started counts as one failure', async () => {
  const missing: Step = { name: 'lint', run: () => Promise.reject(new Error('no such program')) };
  const said: string[] = [];
  expect(await runSteps([missing, step('unit', 3, 0)], [], (text) => said.push(text))).toMatchObject({
    passed: 3,
    failed: 1,
  });
  expect(said.join('\n')).toContain('no such program');
});

test('a developer chooses steps; what they need comes along, in order', () => {
  expect(chooseSteps(fixture, []).map(({ name }) => name)).toEqual(['lint', 'unit', 'build', 'e2e']);
  expect(chooseSteps(fixture, ['e2e', 'lint']).map(({ name }) => name)).toEqual(['lint', 'build', 'e2e']);
});

test('a step that does not exist is refused', () => {
  expect(() => chooseSteps(fixture, ['unti'])).toThrow(
    'There is no step called unti. The steps are lint, unit, build, e2e.',
  );
});

test('gates run beside each other, and everything else after them, one at a time', async () => {
  let running = 0;
  const most = { gates: 0, tests: 0 };
  const counted = (name: string, kind: keyof typeof most): Step => ({
    name,
    ...(kind === 'gates' ? { isGate: true } : {}),
    run: async () => {
      running += 1;
      most[kind] = Math.max(most[kind], running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return { passed: 1, failed: 0, output: '' };
    },
  });
  const said: string[] = [];
  const gates = ['types', 'lint', 'format'].map((name) => counted(name, 'gates'));
  const tests = ['unit', 'db'].map((name) => counted(name, 'tests'));
  expect(await runSteps([...gates, ...tests], [], (text) => said.push(text))).toMatchObject({ passed: 5 });
  expect(most).toEqual({ gates: Math.min(3, availableParallelism()), tests: 1 });
  expect(said.filter((line) => line.startsWith('── '))).toEqual(
    ['types', 'lint', 'format', 'unit', 'db'].map((name) => `── ${name}`),
  );
});
