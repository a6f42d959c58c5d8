// Fifty colors for lines, each for light and for dark screens. Any two of the first twenty stay distinct, also with
// red-green color blindness, and all contrast with the page. Color is never the only sign: every line also has its
// own dashes and its name.
const pairs = [
  ['#1364b0', '#6cb1fc'],
  ['#04a322', '#6eee72'],
  ['#651b05', '#bb6a54'],
  ['#450e82', '#9068db'],
  ['#aa295f', '#fc7da8'],
  ['#8187e6', '#d0d5fa'],
  ['#8e530a', '#de9d60'],
  ['#63064c', '#ba5e9a'],
  ['#5f946f', '#a5ddb5'],
  ['#424487', '#8990db'],
  ['#634633', '#b1907b'],
  ['#97688f', '#e2afd9'],
  ['#355f6a', '#7faab6'],
  ['#4f26b0', '#9581fe'],
  ['#437f43', '#8bca8a'],
  ['#467db9', '#98c6fb'],
  ['#642e41', '#b6798b'],
  ['#68598b', '#b2a2da'],
  ['#283461', '#7081b4'],
  ['#892504', '#e07558'],
  ['#bb7e90', '#fbc8d6'],
  ['#1b179c', '#5774f9'],
  ['#1a6652', '#6cb39b'],
  ['#4e2e26', '#9f796f'],
  ['#710168', '#c860b9'],
  ['#287e78', '#78c8c2'],
  ['#4945b3', '#8f96fe'],
  ['#a46959', '#f1b09f'],
  ['#422f87', '#8a7ddd'],
  ['#538c2d', '#9ad677'],
  ['#a11732', '#fa6f79'],
  ['#0f9b89', '#72e5d0'],
  ['#838d54', '#c9d499'],
  ['#a54098', '#f68be5'],
  ['#64836c', '#abccb3'],
  ['#8f6705', '#dbb061'],
  ['#7a2f97', '#c97dea'],
  ['#963d79', '#e887c5'],
  ['#9348b1', '#de96fd'],
  ['#782f54', '#cb7aa0'],
  ['#633876', '#b182c6'],
  ['#115016', '#629f61'],
  ['#8d7f9f', '#d5c5e8'],
  ['#974934', '#e9937c'],
  ['#896368', '#d5abb1'],
  ['#952c47', '#eb7a90'],
  ['#6b87b7', '#b4cefc'],
  ['#7a0f32', '#d3657b'],
  ['#247544', '#73c18b'],
  ['#5d2274', '#ad71c7'],
] as const;

/**
 * Solid first; five patterns, so that lines fifty apart, which share a color, differ by their dashes. None is of dots
 * alone, which stand for a month that is not over.
 */
const dashes = ['none', '7 4', '12 3 2 3 2 3', '10 3 2 3', '14 4'] as const;

export const paletteSize = pairs.length;

/** The first color is for light screens and paper, the second for dark screens. */
export type LineLook = Readonly<{ light: string; dark: string; dash: string }>;

export function lookOf(at: number): LineLook {
  const [light, dark] = pairs[at % pairs.length] ?? pairs[0];
  const dash = dashes[(at + Math.floor(at / pairs.length)) % dashes.length] ?? dashes[0];
  return { light, dark, dash };
}

export const allSchoolsLook: LineLook = { light: '#000000', dark: '#ffffff', dash: 'none' };
