const carriageReturn = 13;
const lineFeed = 10;

/** Counts the records of a CSV file as it arrives: each ends in CRLF, which stands nowhere else in it. */
export function recordCounter(): (piece: Uint8Array) => number {
  let records = 0;
  let last = 0;
  return (piece) => {
    for (const byte of piece) {
      if (byte === lineFeed && last === carriageReturn) records += 1;
      last = byte;
    }
    return records;
  };
}
