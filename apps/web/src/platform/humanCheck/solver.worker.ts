import { solve } from './solve.ts';

/** The worker's only partner is the page that started it. */
self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  void solve(data).then(
    (solution) => self.postMessage({ solution }, {}),
    () => self.postMessage({ solution: null }, {}),
  );
});
