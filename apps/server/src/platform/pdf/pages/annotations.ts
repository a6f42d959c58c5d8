// Notes, marks and links of a page, made again from the keys that draw them. What can play, run, send or open a file
// is left out; the fields of a form become pictures of what they show.
import { type PDFContext, PDFDict, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import type { ObjectCopier } from './copyObjects.ts';

const drawn: ReadonlySet<string> = new Set([
  'Caret',
  'Circle',
  'FreeText',
  'Highlight',
  'Ink',
  'Line',
  'PolyLine',
  'Polygon',
  'Redact',
  'Square',
  'Squiggly',
  'Stamp',
  'StrikeOut',
  'Text',
  'Underline',
]);

const keptKeys = [
  'Rect',
  'Contents',
  'F',
  'AS',
  'Border',
  'BS',
  'BE',
  'C',
  'IC',
  'CA',
  'QuadPoints',
  'L',
  'LE',
  'LL',
  'Vertices',
  'InkList',
  'DA',
  'Q',
  'RD',
  'Name',
  'T',
  'OC',
].map((key) => PDFName.of(key));

const safeLink = /^(?:https?:\/\/|mailto:)[\x21-\x7e]+$/i;

type Parts = Readonly<{
  source: PDFContext;
  target: PDFContext;
  copier: ObjectCopier;
  destinationOf(destination: PDFObject | undefined): readonly PDFObject[] | null;
}>;

/** Null for what is left out. */
export function copyAnnotation(annotation: PDFObject | undefined, parts: Parts): PDFDict | null {
  const { source, target, copier } = parts;
  if (!(annotation instanceof PDFDict)) return null;
  const subtype = source.lookup(annotation.get(PDFName.of('Subtype')));
  const kind = subtype instanceof PDFName ? subtype.decodeText() : '';
  const appearance = source.lookup(annotation.get(PDFName.of('AP')));
  const look = appearance instanceof PDFDict ? appearance.get(PDFName.of('N')) : undefined;
  const isField = kind === 'Widget' && look !== undefined;
  if (kind !== 'Link' && !isField && !drawn.has(kind)) return null;

  const copy = target.obj({ Type: 'Annot', Subtype: isField ? 'Stamp' : kind });
  for (const key of keptKeys) {
    const value = annotation.get(key);
    if (value !== undefined) copy.set(key, copier.copy(value));
  }
  if (look !== undefined) {
    const looks = PDFDict.withContext(target);
    looks.set(PDFName.of('N'), copier.copy(look));
    copy.set(PDFName.of('AP'), looks);
  }
  return kind === 'Link' ? withTarget(annotation, copy, parts) : copy;
}

/** To a page of the same document, or to an address. */
function withTarget(link: PDFDict, copy: PDFDict, { source, target, destinationOf }: Parts): PDFDict | null {
  const action = source.lookup(link.get(PDFName.of('A')));
  const at = (key: string) => (action instanceof PDFDict ? action.get(PDFName.of(key)) : undefined);
  const kind = source.lookup(at('S'));
  if (kind === PDFName.of('URI')) {
    const address = source.lookup(at('URI'));
    const isText = address instanceof PDFString || address instanceof PDFHexString;
    const text = isText ? address.decodeText() : '';
    if (!safeLink.test(text)) return null;
    const made = target.obj({ S: 'URI' });
    made.set(PDFName.of('URI'), PDFHexString.of(Buffer.from(text, 'latin1').toString('hex')));
    copy.set(PDFName.of('A'), made);
    return copy;
  }
  const destination = destinationOf(kind === PDFName.of('GoTo') ? at('D') : link.get(PDFName.of('Dest')));
  if (destination === null) return null;
  copy.set(PDFName.of('Dest'), target.obj([...destination]));
  return copy;
}
