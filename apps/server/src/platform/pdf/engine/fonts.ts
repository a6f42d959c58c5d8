// The fonts of all reports. The first one covers Latin with Vietnamese, Cyrillic, Greek and Devanagari; the others
// are opened when a text has a character that the ones before do not have. Only used glyphs get into the file.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';

type Family = Readonly<{
  folder: string;
  regular: string;
  bold: string;
  italic?: string;
  boldItalic?: string;
  scripts?: RegExp;
}>;

const families: readonly Family[] = [
  {
    folder: '@embedpdf/fonts-latin/fonts',
    regular: 'NotoSans-Regular.ttf',
    bold: 'NotoSans-Bold.ttf',
    italic: 'NotoSans-Italic.ttf',
    boldItalic: 'NotoSans-BoldItalic.ttf',
  },
  {
    folder: '@embedpdf/fonts-arabic/fonts',
    regular: 'NotoNaskhArabic-Regular.ttf',
    bold: 'NotoNaskhArabic-Bold.ttf',
    scripts: /\p{Script_Extensions=Arabic}/u,
  },
  {
    folder: '@embedpdf/fonts-hebrew/fonts',
    regular: 'NotoSansHebrew-Regular.ttf',
    bold: 'NotoSansHebrew-Bold.ttf',
    scripts: /\p{Script_Extensions=Hebrew}/u,
  },
  {
    folder: '@expo-google-fonts/nanum-gothic',
    regular: '400Regular/NanumGothic_400Regular.ttf',
    bold: '700Bold/NanumGothic_700Bold.ttf',
    scripts: /\p{Script=Hangul}/u,
  },
  {
    folder: '@embedpdf/fonts-sc/fonts',
    regular: 'NotoSansHans-Regular.otf',
    bold: 'NotoSansHans-Bold.otf',
    scripts:
      /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\uff00-\uffee]/u,
  },
  {
    folder: '@fontsource/noto-sans-math/files',
    regular: 'noto-sans-math-latin-400-normal.woff',
    bold: 'noto-sans-math-latin-400-normal.woff',
  },
  {
    folder: '@fontsource/noto-sans-symbols-2/files',
    regular: 'noto-sans-symbols-2-symbols-400-normal.woff',
    bold: 'noto-sans-symbols-2-symbols-400-normal.woff',
  },
];

/** Scripts without an italic are upright. */
export type Weight = 'regular' | 'bold' | 'italic' | 'boldItalic';
const upright = { regular: 'regular', bold: 'bold', italic: 'regular', boldItalic: 'bold' } as const;
/** A font by the name that it has in the document. */
export type Face = Readonly<{ name: string; font: Font }>;

export type Fonts = Readonly<{
  /** The font that has this character, or undefined. */
  faceOf(letter: string, weight: Weight): Face | undefined;
  main(weight: Weight): Face;
}>;

const opened = new Map<string, Font>();

/** `onOpened` is called once for each font that a document needs. */
export function createFonts(onOpened: (face: Face) => void): Fonts {
  const faces = new Map<string, Face>();
  const known = {
    regular: new Map<string, Face | undefined>(),
    bold: new Map<string, Face | undefined>(),
    italic: new Map<string, Face | undefined>(),
    boldItalic: new Map<string, Face | undefined>(),
  };

  function open(family: Family, weight: Weight): Face {
    const path = join(family.folder, family[weight] ?? family[upright[weight]]);
    const existing = faces.get(path);
    if (existing !== undefined) return existing;
    const name = join(folderOf(family.folder), family[weight] ?? family[upright[weight]]);
    const font = opened.get(name) ?? openSync(name);
    opened.set(name, font);
    const face = { name, font };
    faces.set(path, face);
    onOpened(face);
    return face;
  }

  function find(letter: string, weight: Weight): Face | undefined {
    const codePoint = letter.codePointAt(0) ?? 0;
    const mayKnow = families.filter(({ scripts }) => scripts === undefined || scripts.test(letter));
    for (const family of mayKnow) {
      const face = open(family, weight);
      if (face.font.hasGlyphForCodePoint(codePoint)) return face;
    }
    return undefined;
  }

  return {
    faceOf: (letter, weight) => {
      const seen = known[weight];
      if (!seen.has(letter)) seen.set(letter, find(letter, weight));
      return seen.get(letter);
    },
    main: (weight) => {
      const [family] = families;
      if (family === undefined) throw new Error('there are no fonts');
      return open(family, weight);
    },
  };
}

const require = createRequire(import.meta.url);

/** Font packages do not export their files, so they are resolved as folders. */
function folderOf(path: string): string {
  const places = require.resolve.paths(path) ?? [];
  const found = places.map((place) => join(place, path)).find(existsSync);
  if (found === undefined) throw new Error(`the fonts of ${path} are not installed`);
  return found;
}
