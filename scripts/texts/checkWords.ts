import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';
import { filesWithTexts, textsOfCode } from './textsInCode.ts';

const isEnglish = /^apps\/(?:web|server)\/src\/(?:.+\/)?texts\/en\.json$/;

/** Words to avoid in texts, and their replacements. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\bnobody\b/i, 'no one'],
  [/\bsomebody\b/i, 'someone'],
  [/\beverybody\b/i, 'everyone'],
  [/\banybody\b/i, 'anyone'],
  [/\be-mails?\b/i, 'email'],
  [/\backnowledgement/i, 'acknowledgment'],
  [/\bany more\b/i, 'anymore'],
  [/\bmeanwhile\b/i, 'leave it out, or name what happened'],
  [/\bby (?:it|them)sel(?:f|ves)\b/i, 'automatically'],
  [/\bfor good\b/i, 'permanently'],
  [/\bstands?\b/i, 'is, or is listed'],
  [/\bpictures?\b/i, 'photo, or image'],
  [/\bsecond (?:factor|step)\b/i, 'multi-factor authentication (MFA)'],
  [/\bwaits? to be sent\b/i, 'waiting to send'],
  [/\byou may (?:not|no longer|see|view)\b/i, 'can'],
  [/\bpurged?\b/i, 'deleted'],
  [/\bmend\b/i, 'fix'],
  [/\bclean-up\b|\bset-up\b/i, 'cleanup, setup'],
  [/\bafterwards\b/i, 'afterward'],
  [/\btables? of roles\b/i, 'role table'],
  [/\b[Ii]ds? of\b/, 'ID, as in school ID'],
  [/\bpick-up\b/i, 'pickup'],
  [/\b(?:anyone|everyone|adults?) may\b/i, 'can'],
];

/** Texts quoted by the specification are exempt. */
const quoted: ReadonlySet<string> = new Set(['Pictures cannot be displayed while offline.']);

/** Reports where an English text has a word that people in the United States would not use there. */
export async function checkWords(base: string): Promise<string[]> {
  const files = (await filesBelow(base, 'apps')).filter((file) => isEnglish.test(file));
  if (files.length === 0) return ['No English text file was found.'];
  const inFiles = files.map(async (file) => {
    const texts: unknown = JSON.parse(await readFile(join(base, file), 'utf8'));
    return textsIn(texts).flatMap((text) => complaintsAbout(file, text));
  });
  const inCode = (await filesWithTexts(base)).map(async (file) =>
    (await textsOfCode(base, file)).flatMap((text) => complaintsAbout(file, text)),
  );
  return (await Promise.all([...inFiles, ...inCode])).flat();
}

function complaintsAbout(file: string, text: string): string[] {
  if (quoted.has(text)) return [];
  return words
    .filter(([word]) => word.test(text))
    .map(([word, better]) => `${file}: "${word.exec(text)?.[0]}" in "${text}". Better: ${better}.`);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
