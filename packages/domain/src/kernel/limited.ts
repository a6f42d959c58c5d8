// Text from outside has an upper limit that is checked first: zod continues with patterns and refinements after a
// failed check unless that check aborts, and with the next item of a list. Lists need only `.max` right after `z.array`, which zod checks before
// the items; the number of keys of an object is limited where bodies are read.
import { z } from 'zod';

/** Text as it was sent. */
export function limitedText(max: number) {
  return z.string().max(max, { error: 'tooLong', abort: true });
}

/** Text without the blanks around it. */
export function limitedLine(max: number) {
  return z.string().trim().max(max, { error: 'tooLong', abort: true });
}

const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Something that can be seen: a link named by invisible letters could not be found again. */
export function requiredLine(max: number) {
  return limitedLine(max).regex(visible, { error: 'required', abort: true });
}

/** True or false, also as the word in a query string. */
export const flagSchema = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((word) => word === 'true'),
]);
