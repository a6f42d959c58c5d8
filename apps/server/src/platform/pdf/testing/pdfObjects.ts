// Reads the objects of a PDF file: dictionaries, lists, texts, and the streams behind them.
import { inflateSync } from 'node:zlib';

export type PdfValue = string | number | boolean | null | Name | Ref | PdfList | PdfDictionary;
type Name = Readonly<{ name: string }>;
type Ref = Readonly<{ ref: string }>;
type PdfList = Readonly<{ items: readonly PdfValue[] }>;
type PdfDictionary = Readonly<{ fields: ReadonlyMap<string, PdfValue> }>;

export type PdfObjects = Readonly<{
  all: readonly PdfDictionary[];
  /** The value at these keys, followed through references. */
  at(value: PdfValue | undefined, ...keys: readonly string[]): PdfValue | undefined;
  id(value: PdfValue | undefined): string;
  stream(value: PdfValue | undefined): string;
}>;

export function readObjects(bytes: Uint8Array): PdfObjects {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, PdfValue>();
  const streams = new Map<string, string>();
  for (const found of file.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const [match, id = ''] = found;
    const { value, end } = parse(file, found.index + match.length);
    objects.set(id, value);
    const start = /^\s*stream\n/.exec(file.slice(end, end + 12));
    if (start !== null) streams.set(id, file.slice(end + start[0].length, file.indexOf('\nendstream', end)));
  }
  const followed = (value: PdfValue | undefined) => (isKind(value, 'ref') ? objects.get(value.ref) : value);
  return {
    all: [...objects.values()].filter((value) => isKind(value, 'fields')),
    at: (value, ...keys) =>
      keys.reduce((held, key) => {
        const dictionary = followed(held);
        return isKind(dictionary, 'fields') ? dictionary.fields.get(key) : undefined;
      }, followed(value)),
    id: (value) => (isKind(value, 'ref') ? value.ref : ''),
    stream: (value) => {
      const raw = isKind(value, 'ref') ? (streams.get(value.ref) ?? '') : '';
      const dictionary = followed(value);
      const isPacked = isKind(dictionary, 'fields') && dictionary.fields.has('Filter');
      return isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
    },
  };
}

export function isKind<Key extends 'name' | 'ref' | 'items' | 'fields'>(
  value: PdfValue | undefined,
  key: Key,
): value is Extract<PdfValue, Readonly<Record<Key, unknown>>> {
  return typeof value === 'object' && value !== null && key in value;
}

const token = /\s*(<<|>>|\[|\]|\/[^\s/<>[\]()]*|<[0-9a-fA-F\s]*>|\(|\d+ 0 R|[-+.\d]+|true|false|null)/y;

export function parse(text: string, from: number): { value: PdfValue; end: number } {
  let at = from;
  const next = () => {
    token.lastIndex = at;
    const found = token.exec(text)?.[1];
    if (found === undefined) throw new Error(`no PDF object at ${at}: ${text.slice(at, at + 40)}`);
    at = token.lastIndex;
    return found;
  };
  const list = (end: string): PdfValue[] => {
    const values: PdfValue[] = [];
    for (let word = next(); word !== end; word = next()) values.push(valueOf(word));
    return values;
  };
  const literal = () => {
    const start = at;
    while (text[at] !== ')') at += text[at] === '\\' ? 2 : 1;
    at += 1;
    return decoded(
      text.slice(start, at - 1).replaceAll(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign),
    );
  };
  function valueOf(word: string): PdfValue {
    if (word === '<<') {
      const values = list('>>');
      const keys = values.filter((_, place) => place % 2 === 0);
      const fields = keys.map((key, place) => [nameOf(key), values[place * 2 + 1] ?? null] as const);
      return { fields: new Map(fields) };
    }
    if (word === '[') return { items: list(']') };
    if (word === '(') return literal();
    if (word.startsWith('/')) return { name: word.slice(1) };
    if (word.startsWith('<')) return decoded(Buffer.from(word.slice(1, -1), 'hex').toString('latin1'));
    if (word.endsWith(' R')) return { ref: word.split(' ')[0] ?? '' };
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : Number(word);
  }
  const value = valueOf(next());
  return { value, end: at };
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

export function nameOf(value: PdfValue | undefined): string {
  return isKind(value, 'name') ? value.name : '';
}

/** A text is in UTF-16 when it begins with the mark of it. */
function decoded(text: string): string {
  if (!text.startsWith('\u00fe\u00ff')) return text;
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le');
}
