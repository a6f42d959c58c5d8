import i18next from 'i18next';
import { toastError } from '../toasts/toasts.ts';
import { isChunkError } from './isChunkError.ts';
import { untilLoaded } from './untilLoaded.ts';

/**
 * For what a tap asks for and is no component of its own: runs as soon as its part is there. While the part cannot be
 * fetched, and when the server only has a newer one, a message is shown.
 */
export async function runPart<Part>(
  load: () => Promise<Part>,
  run: (part: Part) => void | Promise<void>,
): Promise<void> {
  let part: Part;
  try {
    part = await untilLoaded(load, () => toastError(i18next.t('errors.partWaits', { ns: 'app' })));
  } catch (error) {
    if (!isChunkError(error)) throw error;
    const reload = { label: i18next.t('reload', { ns: 'app' }), run: () => location.reload() };
    toastError(i18next.t('errors.chunk.todo', { ns: 'app' }), undefined, reload);
    return;
  }
  await run(part);
}
