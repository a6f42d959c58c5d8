// What a first page asks is asked while the app itself is still loading (public/start.js).

declare global {
  interface Window {
    /** By path and search of the question. */
    answersAhead?: Map<string, Promise<Response>>;
  }
}

/** The answer to a question that was asked ahead; null for any other. Each is given once. */
export function takeAnswerAhead(request: Request, ask: () => Promise<Response>): Promise<Response> | null {
  const { origin, pathname, search } = new URL(request.url);
  const question = pathname + search;
  const answer = request.method === 'GET' && origin === location.origin && window.answersAhead?.get(question);
  if (!answer) return null;
  window.answersAhead?.delete(question);
  // A failure is not taken over.
  const good = answer.then((response) => (response.ok ? response : ask()), ask);
  return Promise.race([good, whenAborted(request.signal)]);
}

/** They are of the first person, and of the first moment. */
export function dropAnswersAhead(): void {
  window.answersAhead?.clear();
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
