// The report uses the letters that every PDF reader brings along, which are those of Western Europe. Others are
// written with the nearest of them.

const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const isPrintable = new RegExp(`^[\\n\\x20-\\x7e\\xa1-\\xac\\xae-\\xff${beyondLatin1}]$`);
const nearest: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\u00a0': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\u2192': '->',
  '\u2713': 'x',
  '\u2714': 'x',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
};
/** Marks above letters, joiners and what only chooses the look of the sign before. */
const invisible = /[\p{M}\p{Cf}\p{Cs}\p{Cc}]/u;

export function printable(text: string): string {
  return Array.from(text.normalize('NFC').replaceAll(/\r\n?/g, '\n'), nearestOf).join('');
}

function nearestOf(sign: string): string {
  if (isPrintable.test(sign)) return sign;
  const known = nearest[sign];
  if (known !== undefined) return known;
  const [letter = ''] = sign.normalize('NFKD');
  if (isPrintable.test(letter)) return letter;
  return invisible.test(sign) ? '' : '?';
}
