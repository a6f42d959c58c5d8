// How the built server is run: the arguments and the environment that keep its memory small.
import { inRoot } from './root.ts';

export const serverScript = inRoot('apps/server/dist/main.js');

export const serverArguments: readonly string[] = [
  // Objects of requests die young, so that a small nursery serves them; V8 would let it grow with the machine.
  '--max-semi-space-size=8',
  // The server collects once what its start has left behind.
  '--expose-gc',
];

export const serverEnvironment: Readonly<Record<string, string>> = {
  // The compiled code is kept between starts, which makes every start after the first one quicker.
  NODE_COMPILE_CACHE: inRoot('.cache/node'),
  NODE_ENV: 'production',
  // The C library would keep a pool of free memory for each thread.
  MALLOC_ARENA_MAX: '2',
};
