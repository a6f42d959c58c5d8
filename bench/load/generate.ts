import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { loadSchema, type Load, type Order } from './order.ts';

export interface Generator {
  make(order: Order): Promise<Load>;
}

/** Starts the process that makes the load; it stays, so that its code is warm. */
export function startGenerator(stack: AsyncDisposableStack): Generator {
  const child = fork(join(import.meta.dirname, 'generator.ts'), [], { stdio: 'inherit' });
  stack.defer(() => void child.kill('SIGKILL'));
  return {
    make: async (order) => {
      const ended = new AbortController();
      child.send(order);
      const [told]: unknown[] = await Promise.race([
        once(child, 'message', { signal: ended.signal }),
        once(child, 'exit', { signal: ended.signal }).then(() => {
          throw new Error('The process that makes the load has ended.');
        }),
      ]).finally(() => ended.abort());
      return loadSchema.parse(told);
    },
  };
}
