/** A strict reader for RFC 4180, independent of the writer: doubled quotes, records ended by CRLF only. */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const record: string[] = [];
    for (;;) {
      const [cell, next] = text[at] === '"' ? quoted(text, at + 1) : plain(text, at);
      record.push(cell);
      at = next;
      if (text[at] === ',') at += 1;
      else break;
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`a record does not end at ${at}`);
    at += 2;
    records.push(record);
  }
  return records;
}

function quoted(text: string, start: number): [string, number] {
  let cell = '';
  for (let at = start; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else return [cell, at + 1];
  }
  throw new Error('a quote is not closed');
}

function plain(text: string, start: number): [string, number] {
  const end = /[,\r\n]|$/.exec(text.slice(start))?.index ?? 0;
  const cell = text.slice(start, start + end);
  if (cell.includes('"')) throw new Error(`an unclosed quote at ${start}`);
  return [cell, start + end];
}
