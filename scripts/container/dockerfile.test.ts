import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../lib/root.ts';
import { serverArguments, serverEnvironment } from '../lib/serverCommand.ts';

const dockerfile = readFileSync(inRoot('Dockerfile'), 'utf8');

it('the container runs the server as npm start does', () => {
  const [, entry = '[]'] = /^ENTRYPOINT (.*)$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(entry)).toEqual(['node', ...serverArguments, 'apps/server/dist/main.js']);
  const variables = dockerfile.matchAll(/(\w+)=(\S+)/g);
  const { NODE_COMPILE_CACHE: _, ...environment } = serverEnvironment;
  expect(Object.fromEntries([...variables].map(([, name, value]) => [name, value]))).toMatchObject(
    environment,
  );
});
