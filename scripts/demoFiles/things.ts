// Signs, windows and other things that people photograph.
import { brickWall, lawn, plainWall } from './rooms.ts';
import { box, disc, oval, picture, shadow, shape, stroke, times, words } from './shapes.ts';

function window(wall: string, things: readonly string[]): string {
  return picture([
    plainWall(wall, '#f0ece2', '#a59b8c'),
    box(140, 50, 440, 350, '#f7f7f3', { line: '#b9b6ac', thick: 6 }),
    times(
      2,
      (at) => box(160 + at * 205, 70, 195, 310, '#a9d3e6') + oval(257 + at * 205, 370, 96, 40, '#7fb069'),
    ),
    ...things,
    box(140, 396, 440, 18, '#e3dfd4', { round: 4 }),
  ]);
}

function wallSign(wall: string, ground: string, lines: readonly string[]): string {
  const height = lines.length > 1 ? 240 : 170;
  return picture([
    plainWall(wall, '#efeae0', '#a99f92'),
    shadow(360, 120 + height, 170),
    box(190, 110, 340, height, ground, { round: 10, line: '#ffffff', thick: 6 }),
    lines.map((line, at) => words(line, 360, 225 + at * 68, at === 0 ? 88 : 40, '#ffffff')).join(''),
  ]);
}

function evacuationMap(wall: string, isOld: boolean): string {
  return picture([
    plainWall(wall, '#f2eee4', '#b0a492'),
    box(180, 70, 360, 300, '#ffffff', { round: 6, line: isOld ? '#b59f7a' : '#4a5a63', thick: 6 }),
    words('EVACUATION MAP', 360, 108, 24, '#b3261e'),
    times(5, (at) => box(206 + at * 62, 130, 58, 70, '#eef3f4', { line: '#607580' })),
    box(206, 200, 306, 40, isOld ? '#efe2c4' : '#e4f4e6'),
    times(3, (at) => box(206 + at * 103, 242, 99, 90, '#eef3f4', { line: '#607580' })),
    stroke('M230 220 H486 l-14 -9 M486 220 l-14 9', '#1f9d55', 7),
    isOld ? stroke('M380 70 L350 160 L398 240 L362 370', '#b59f7a', 5, 0.8) : disc(230, 220, 9, '#d23b34'),
  ]);
}

function dumpster(isFull: boolean): string {
  const bag = (x: number, y: number) =>
    oval(x, y, 46, 38, '#2f3336') + stroke(`M${x} ${y - 36} l8 -14`, '#2f3336', 7);
  return picture([
    lawn('#b7d3e3', '#f0efe6', '#8fa76d'),
    box(0, 400, 720, 140, '#8f8c86'),
    shadow(360, 476, 250),
    shape('130,250 590,250 560,470 160,470', '#2f6b4f'),
    times(4, (at) => box(190 + at * 96, 270, 12, 190, '#285c44')),
    isFull
      ? bag(230, 232) + bag(330, 220) + bag(440, 230) + bag(610, 450)
      : box(120, 226, 480, 30, '#1f3d30', { round: 6 }),
  ]);
}

function carpet(color: string, isLoose: boolean): string {
  return picture([
    box(0, 0, 720, 540, color),
    times(26, (at) => box(0, at * 21, 720, 8, '#000000', { opacity: 0.06 + (at % 3) * 0.02 })),
    box(0, 0, 720, 120, '#cbb894'),
    box(0, 112, 720, 14, '#8c8577'),
    isLoose
      ? shape('210,126 520,126 470,230 250,214', '#3b3f46', { opacity: 0.55 }) +
        shape('210,126 520,126 480,196 236,186', color, { line: '#2f333a' })
      : '',
  ]);
}

function storageRoom(isTidy: boolean): string {
  const carton = (x: number, y: number, wide: number, high: number) =>
    box(x, y, wide, high, '#c79a63', { round: 3, line: '#ab7f49', thick: 2 }) +
    box(x, y + high * 0.42, wide, 8, '#e2c79b');
  return picture([
    plainWall('#dfe3e2', '#ecebe4', '#a8a094'),
    times(3, (at) => box(80, 150 + at * 110, 560, 12, '#7c868c')),
    box(80, 60, 12, 400, '#7c868c') + box(628, 60, 12, 400, '#7c868c'),
    times(4, (at) => carton(104 + at * 132, 176, 110, 84) + carton(110 + at * 130, 292, 96, 78)),
    isTidy
      ? ''
      : carton(110, 0, 150, 148) +
        carton(280, 20, 170, 128) +
        carton(470, 0, 140, 148) +
        carton(250, 400, 190, 130),
  ]);
}

function bushes(isHigh: boolean): string {
  const height = isHigh ? 150 : 60;
  return picture([
    brickWall('#b98a6e', '#d9cbb9', '#9fb37a'),
    times(
      3,
      (at) => box(70 + at * 220, 90, 140, 190, '#f4f2ea') + box(82 + at * 220, 102, 116, 166, '#a9cfe0'),
    ),
    times(9, (at) => disc(30 + at * 84, 450 - (at % 2) * 16, height, at % 2 === 0 ? '#4f7f4a' : '#5f9156')),
    box(0, 470, 720, 70, '#86a55c'),
  ]);
}

function graffiti(isGone: boolean): string {
  return picture([
    brickWall('#b4674f', '#d3c6b6', '#9a958b'),
    isGone
      ? box(150, 150, 420, 190, '#c08069', { round: 8, opacity: 0.75 })
      : stroke(
          'M170 310 C 190 140, 260 150, 270 300 C 300 180, 350 160, 366 250 C 380 330, 430 330, 450 220',
          '#2f6fd0',
          20,
        ) + stroke('M430 170 C 520 130, 590 220, 520 300 C 480 340, 440 300, 470 260', '#f2c531', 16),
  ]);
}

function badges(isLast: boolean): string {
  return picture([
    plainWall('#d8e2e0', '#e8e4da', '#b08d63'),
    box(0, 380, 720, 160, '#b98f5f'),
    times(
      isLast ? 1 : 3,
      (at) =>
        shadow(190 + at * 170, 470, 70) +
        stroke(`M${150 + at * 170} 150 L${190 + at * 170} 250 L${230 + at * 170} 150`, '#0f6f69', 10) +
        box(128 + at * 170, 246, 124, 190, '#ffffff', { round: 10, line: '#c5cdd0' }) +
        box(128 + at * 170, 246, 124, 44, '#0f6f69', { round: 8 }) +
        words('VISITOR', 190 + at * 170, 277, 24, '#ffffff') +
        times(3, (line) => box(146 + at * 170, 318 + line * 32, 88 - line * 16, 9, '#aab4b8')),
    ),
  ]);
}

export const things: Readonly<Record<string, string>> = {
  windowCracked: window('#e6ddcc', [
    stroke('M470 90 L430 170 L498 220 L446 300 M430 170 L380 190 M498 220 L548 250', '#ffffff', 5),
  ]),
  windowClosed: window('#dbe3e0', [box(470, 210, 14, 44, '#8a9194', { round: 5 })]),
  windowBlind: window('#e9e4d8', [
    times(9, (at) =>
      box(150, 66 + at * 26, 420 - (at === 8 ? 130 : 0), 20, '#efe9da', { line: '#cfc7b3', thick: 2 }),
    ),
  ]),
  roomSign: wallSign('#dfe4df', '#0f6f69', ['104', 'SCIENCE']),
  roomSignBare: wallSign('#e3ddd0', '#8d979c', ['']),
  evacuationMap: evacuationMap('#e2e6dd', false),
  evacuationMapOld: evacuationMap('#e6dcc8', true),
  dumpsterFull: dumpster(true),
  dumpsterClean: dumpster(false),
  carpetLoose: carpet('#6f7f93', true),
  carpetGood: carpet('#7b8f7a', false),
  storageFull: storageRoom(false),
  storageTidy: storageRoom(true),
  bushesHigh: bushes(true),
  bushesTrimmed: bushes(false),
  graffiti: graffiti(false),
  graffitiGone: graffiti(true),
  badges: badges(false),
  badgeLast: badges(true),
};
