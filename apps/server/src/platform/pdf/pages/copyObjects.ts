// Copies what a page is drawn with (contents, fonts, pictures, patterns) from one document into another. Actions,
// files and scripts are left behind wherever they are found, also under keys that no reader looks at.
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { RejectedPdf } from '../rejectedPdf.ts';

const names = (...all: readonly string[]): ReadonlySet<unknown> =>
  new Set(all.map((name) => PDFName.of(name)));

const unwantedTypes = names(
  'Action',
  'Annot',
  'Catalog',
  'EmbeddedFile',
  'F',
  'Filespec',
  'Metadata',
  'ObjStm',
  'Page',
  'Pages',
  'Sig',
  'StructElem',
  'StructTreeRoot',
  'XRef',
);
const actions = names(
  'GoTo',
  'GoTo3DView',
  'GoToDp',
  'GoToE',
  'GoToR',
  'Hide',
  'ImportData',
  'JavaScript',
  'Launch',
  'Movie',
  'Named',
  'Rendition',
  'ResetForm',
  'RichMediaExecute',
  'SetOCGState',
  'Sound',
  'SubmitForm',
  'Thread',
  'Trans',
  'URI',
);
const unwantedKeys = names(
  'AA',
  'AcroForm',
  'AF',
  'Alternates',
  'EF',
  'EmbeddedFiles',
  'JavaScript',
  'JS',
  'Metadata',
  'Names',
  'OPI',
  'OpenAction',
  'Parent',
  'PieceInfo',
  'Ref',
  'RichMediaContent',
  'RichMediaSettings',
  'StructParent',
  'StructParents',
  'URI',
  'XFA',
);
/** A stream with these keys has its content in another file. */
const externalKeys = names('F', 'FFilter', 'FDecodeParms');
/** Their keys are names that an author chose. */
const dictionariesOfNames = names(
  'CharProcs',
  'ColorSpace',
  'Colorants',
  'ExtGState',
  'Font',
  'Pattern',
  'Properties',
  'Shading',
  'XObject',
);

export type ObjectCopier = Readonly<{
  copy(value: PDFObject): PDFObject;
  /** Copies everything that copied objects refer to. */
  finish(): void;
}>;

type Copied = Readonly<{ from: PDFObject; to: PDFRef; hasNames: boolean }>;

export function createCopier(source: PDFContext, target: PDFContext): ObjectCopier {
  const copies = new Map<PDFRef, PDFObject>();
  /** Copied later and one by one: a chain of references may be as long as the file. */
  const open: Copied[] = [];

  function copy(value: PDFObject, hasNames = false): PDFObject {
    if (value instanceof PDFRef) return copyReference(value, hasNames);
    if (value instanceof PDFInvalidObject) throw new RejectedPdf('broken');
    if (isUnwanted(value)) return PDFNull;
    if (value instanceof PDFDict) return copyDictionary(value, hasNames);
    if (value instanceof PDFRawStream) {
      const dictionary = copyDictionary(value.dict, false);
      for (const key of dictionary.keys()) if (externalKeys.has(key)) dictionary.delete(key);
      return PDFRawStream.of(dictionary, value.contents);
    }
    if (value instanceof PDFArray) {
      const array = PDFArray.withContext(target);
      for (const item of value.asArray()) array.push(copy(item));
      return array;
    }
    return value;
  }

  function copyReference(ref: PDFRef, hasNames: boolean): PDFObject {
    const known = copies.get(ref);
    if (known !== undefined) return known;
    const from = source.lookup(ref);
    const to = from === undefined || from instanceof PDFRef || isUnwanted(from) ? PDFNull : target.nextRef();
    copies.set(ref, to);
    if (from !== undefined && to instanceof PDFRef) open.push({ from, to, hasNames });
    return to;
  }

  function copyDictionary(dictionary: PDFDict, hasNames: boolean): PDFDict {
    const made = PDFDict.withContext(target);
    for (const [key, value] of dictionary.entries()) {
      if (!hasNames && unwantedKeys.has(key)) continue;
      const copied = copy(value, !hasNames && dictionariesOfNames.has(key));
      if (copied !== PDFNull) made.set(key, copied);
    }
    return made;
  }

  function isUnwanted(value: PDFObject): boolean {
    const dictionary = value instanceof PDFStream ? value.dict : value;
    if (!(dictionary instanceof PDFDict)) return false;
    const at = (key: string) => source.lookup(dictionary.get(PDFName.of(key)));
    const isPostScript = at('Subtype') === PDFName.of('PS') || at('Subtype2') === PDFName.of('PS');
    return isPostScript || unwantedTypes.has(at('Type')) || actions.has(at('S'));
  }

  return {
    copy: (value) => copy(value),
    finish: () => {
      for (let next = open.pop(); next !== undefined; next = open.pop())
        target.assign(next.to, copy(next.from, next.hasNames));
    },
  };
}
