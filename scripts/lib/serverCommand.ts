// How the built server is run: the arguments and the environment that keep its memory small.
import { inRoot } from './root.ts';

export const serverScript = inRoot('apps/server/dist/main.js');

export const serverArguments: readonly string[] = [
  // Objects of requests are short-lived, so a small young generation is enough; V8 would let it grow with
  // the machine.
  '--max-semi-space-size=8',
  // Far above what the largest import or export needs. A heap that may become larger than 2 GB is collected only when it
  // has grown fourfold.
  '--max-old-space-size=1024',
  // The server collects the garbage of its start once.
  '--expose-gc',
];

export const serverEnvironment: Readonly<Record<string, string>> = {
  // The compiled code is cached between starts, which makes every start after the first one faster.
  NODE_COMPILE_CACHE: inRoot('.cache/node'),
  NODE_ENV: 'production',
  // The C library would keep a pool of free memory for each thread.
  MALLOC_ARENA_MAX: '2',
  // And it would return less and less of what is freed to the system, the larger the freed blocks were.
  MALLOC_TRIM_THRESHOLD_: '131072',
};
