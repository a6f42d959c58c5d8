import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** Where links inside the document lead, as arrays that begin with a page of the copy. */
export function createDestinations(
  { context, catalog }: PDFDocument,
  copiedPages: ReadonlyMap<PDFRef, PDFRef>,
): (destination: PDFObject | undefined) => readonly PDFObject[] | null {
  let named: ReadonlyMap<string, PDFObject> | undefined;

  function byName(name: string): PDFObject | undefined {
    named ??= readNames();
    return named.get(name);
  }

  function readNames(): ReadonlyMap<string, PDFObject> {
    const found = new Map<string, PDFObject>();
    const old = catalog.lookup(PDFName.of('Dests'));
    if (old instanceof PDFDict) for (const [key, value] of old.entries()) found.set(key.decodeText(), value);
    const names = catalog.lookup(PDFName.of('Names'));
    const open = names instanceof PDFDict ? [names.lookup(PDFName.of('Dests'))] : [];
    const seen = new Set<PDFDict>();
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (!(node instanceof PDFDict) || seen.has(node)) continue;
      seen.add(node);
      const kids = node.lookup(PDFName.of('Kids'));
      if (kids instanceof PDFArray) for (const kid of kids.asArray()) open.push(context.lookup(kid));
      const pairs = node.lookup(PDFName.of('Names'));
      if (!(pairs instanceof PDFArray)) continue;
      for (let at = 0; at + 1 < pairs.size(); at += 2) {
        const key = nameOf(pairs.lookup(at));
        if (key !== null) found.set(key, pairs.get(at + 1));
      }
    }
    return found;
  }

  return (destination) => {
    const given = context.lookup(destination);
    const name = given === undefined ? null : nameOf(given);
    const value = name === null ? given : context.lookup(byName(name));
    const array = value instanceof PDFDict ? value.lookup(PDFName.of('D')) : value;
    if (!(array instanceof PDFArray)) return null;
    const [page, ...view] = array.asArray();
    const copied = page instanceof PDFRef ? copiedPages.get(page) : undefined;
    if (copied === undefined) return null;
    const isPlain = (item: PDFObject) =>
      item instanceof PDFName || item instanceof PDFNumber || item === PDFNull;
    return [copied, ...view.filter(isPlain)];
  };
}

function nameOf(value: PDFObject | undefined): string | null {
  const isText = value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString;
  return isText ? value.decodeText() : null;
}
