import { textsOf } from '../i18n/texts.ts';
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
    part = await untilLoaded(load, () => toastError(textsOf('app')('errors.partWaits')));
  } catch (error) {
    if (!isChunkError(error)) throw error;
    const reload = { label: textsOf('app')('reload'), run: () => location.reload() };
    toastError(textsOf('app')('errors.chunk.todo'), undefined, reload);
    return;
  }
  await run(part);
}
