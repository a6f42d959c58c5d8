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

test('only failed steps show their output', async () => {
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

test('a developer chooses steps; the steps they need are added, in order', () => {
  expect(chooseSteps(fixture, []).map(({ name }) => name)).toEqual(['lint', 'unit', 'build', 'e2e']);
  expect(chooseSteps(fixture, ['e2e', 'lint']).map(({ name }) => name)).toEqual(['lint', 'build', 'e2e']);
});

test('an unknown step is rejected', () => {
  expect(() => chooseSteps(fixture, ['unti'])).toThrow(
    'There is no step called unti. The steps are lint, unit, build, e2e.',
  );
});

test('static checks run in parallel, then the lanes of tests beside each other', async () => {
  const log: string[] = [];
  const logged = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    ...more,
    run: async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} ends`);
      return { passed: 1, failed: 0, output: '' };
    },
  });
  const said: string[] = [];
  const names = ['types', 'lint', 'unit', 'db', 'e2e'];
  const [types, lint] = [logged('types', { isGate: true }), logged('lint', { isGate: true })];
  const steps = [types, lint, logged('unit'), logged('db'), logged('e2e', { lane: 'browser' })];
  expect(await runSteps(steps, [], (text) => said.push(text))).toMatchObject({ passed: 5 });
  const at = (line: string) => log.indexOf(line);
  const lastOfChecks = Math.max(at('types ends'), at('lint ends'));
  expect(at('unit begins')).toBeGreaterThan(lastOfChecks);
  expect(at('e2e begins')).toBeGreaterThan(lastOfChecks);
  expect(at('e2e begins')).toBeLessThan(at('unit ends'));
  expect(at('db begins')).toBeGreaterThan(at('unit ends'));
  const inParallel = availableParallelism() > 1;
  expect(at('lint begins') < at('types ends')).toBe(inParallel);
  expect(said.filter((line) => line.startsWith('── '))).toEqual(names.map((name) => `── ${name}`));
});
