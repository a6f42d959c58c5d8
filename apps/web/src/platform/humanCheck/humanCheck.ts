// An invisible check: a challenge is fetched, a worker solves it, and the solution is sent with the request.
import { client } from '../api/client.ts';

export async function humanCheck(): Promise<string> {
  const { challenge } = await client.users.getHumanCheck();
  return solveInWorker(challenge);
}

function solveInWorker(challenge: string): Promise<string> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  const solution = new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ solution: string | null }>) => {
      if (data.solution === null) reject(new Error('the human check could not be solved'));
      else resolve(data.solution);
    });
    worker.addEventListener('error', () => reject(new Error('the human check could not be started')));
  });
  worker.postMessage(challenge, []);
  return solution.finally(() => worker.terminate());
}
