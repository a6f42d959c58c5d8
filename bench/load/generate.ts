import { fork } from 'node:child_process';
import { join } from 'node:path';
import { loadSchema, type Load, type Order } from './order.ts';

export interface Generator {
  make(order: Order): Promise<Load>;
}

/** Starts the process that generates the load; it is reused, so that its code is warm. */
export function startGenerator(stack: AsyncDisposableStack): Generator {
  const child = fork(join(import.meta.dirname, 'generator.ts'), [], { stdio: 'inherit' });
  stack.defer(() => void child.kill('SIGKILL'));
  return {
    make: (order) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error('The process that makes the load has ended.'));
        child.once('exit', ended);
        child.once('message', (message) => {
          child.off('exit', ended);
          resolve(loadSchema.parse(message));
        });
        child.send(order);
      }),
  };
}
