// Rejected before anything is built from it: nesting and numbers of values that no form of the product has, whose
// only use is to keep the server busy. Both checks read the text once.

const maxDepth = 64;
/** The largest import of location lists has half as many. */
const maxValues = 100_000;
/** Of one object. Schemas limit lists before they read them, and cannot do so with records. */
const maxKeys = 500;
const maxBrackets = 8;

/** A number in brackets beyond this is a key and not a list index, so that no request creates long empty lists. */
export const maxListIndex = 999;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

export function isReasonableJson(text: string): boolean {
  /** Key counts of the objects around the present position; a list counts as none. */
  const keys = new Int32Array(maxDepth + 1);
  const isObject = new Uint8Array(maxDepth + 1);
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (isInText) {
      if (character === backslash) at += 1;
      else if (character === quote) isInText = false;
    } else if (character === quote) isInText = true;
    else if (character === comma) {
      values += 1;
      keys[depth] = (keys[depth] ?? 0) + (isObject[depth] ?? 0);
      if (values > maxValues || (keys[depth] ?? 0) >= maxKeys) return false;
    } else if (character === openList || character === openObject) {
      depth += 1;
      values += 1;
      if (depth > maxDepth || values > maxValues) return false;
      keys[depth] = 0;
      isObject[depth] = character === openObject ? 1 : 0;
    } else if ((character === closeList || character === closeObject) && depth > 0) depth -= 1;
  }
  return true;
}

/** Queries nest by brackets: location[profileId]=… */
export function isReasonableQuery(url: string): boolean {
  const start = url.indexOf('?');
  if (start === -1) return true;
  return url
    .slice(start + 1)
    .split('&')
    .every((part) => part.split(/\[|%5b/i, maxBrackets + 2).length <= maxBrackets + 1);
}
