const pauseMilliseconds = 500;

/**
 * Saves progress occasionally, never twice at a time, and without blocking anything. `save` answers whether the result
 * is still wanted; if not, the work is stopped.
 */
export function progressUpdates<Progress>(
  save: (progress: Progress) => Promise<boolean>,
  stopped: AbortController,
): (progress: Progress) => void {
  let isSaving = false;
  let nextTime = performance.now();
  return (progress) => {
    if (isSaving || performance.now() < nextTime) return;
    isSaving = true;
    // A lost update is corrected by the next one; the result does not depend on it.
    void save(progress)
      .then((isWanted) => {
        if (!isWanted) stopped.abort();
      })
      .catch(() => undefined)
      .finally(() => {
        isSaving = false;
        nextTime = performance.now() + pauseMilliseconds;
      });
  };
}
