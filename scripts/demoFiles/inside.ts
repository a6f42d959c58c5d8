// Pictures that people take inside a school.
import { brickWall, corridor, plainWall } from './rooms.ts';
import { box, disc, glow, oval, picture, shadow, shape, stroke, times, words } from './shapes.ts';

function hallway(wall: string, lockers: string, floor: string, things: readonly string[]): string {
  return picture([corridor(wall, lockers, floor), ...things]);
}

function carton(x: number, y: number, edge: number): string {
  return [
    shadow(x + edge / 2, y + edge, edge * 0.6),
    box(x, y, edge, edge, '#c79a63', { round: 3 }),
    box(x, y, edge, edge * 0.16, '#b4864f'),
    box(x + edge * 0.42, y, edge * 0.16, edge, '#e2c79b', { opacity: 0.8 }),
  ].join('');
}

function exitSign(wall: string, light: string, strength: number): string {
  return picture([
    plainWall(wall, '#e9e5dc', '#a9a196'),
    glow(360, 165, 260, light, strength),
    box(230, 260, 260, 280, '#7d8f95', { round: 4 }),
    box(246, 276, 228, 264, '#9fb1b6'),
    box(352, 276, 16, 264, '#7d8f95'),
    box(380, 400, 70, 14, '#d9dfe0', { round: 7 }),
    box(340, 62, 40, 44, '#8c8c8c'),
    box(215, 104, 290, 122, '#f6f6f2', { round: 10, line: '#cfcfc8' }),
    words('EXIT', 360, 192, 78, light),
    shape('232,165 254,148 254,182', light),
    shape('488,165 466,148 466,182', light),
  ]);
}

function extinguisher(wall: string, things: readonly string[]): string {
  return picture([
    plainWall(wall, '#f2efe8', '#b7ab98'),
    box(282, 96, 156, 30, '#c62828', { round: 4 }),
    words('FIRE EXTINGUISHER', 360, 117, 14, '#ffffff'),
    shadow(372, 402, 70),
    box(316, 190, 88, 212, '#c8322f', { round: 34 }),
    box(328, 200, 18, 190, '#e46a62', { round: 9, opacity: 0.7 }),
    box(316, 268, 88, 74, '#f5f0e2'),
    times(4, (at) => box(328, 280 + at * 15, 64 - (at % 2) * 18, 5, '#8f887a')),
    box(344, 162, 32, 34, '#3a3a3a', { round: 5 }),
    stroke('M348 164 L298 150 M372 162 L410 150', '#3a3a3a', 12),
    stroke('M318 176 C 262 190, 262 290, 292 330', '#2f2f2f', 11),
    disc(382, 184, 13, '#fafafa', { line: '#555' }),
    stroke('M382 184 L388 177', '#2e7d32', 3),
    ...things,
  ]);
}

function stairs(wall: string, tread: string, rail: string, things: readonly string[]): string {
  return picture([
    plainWall(wall, '#f0ece2', '#9d9588'),
    times(
      8,
      (at) =>
        box(120 + at * 46, 452 - at * 42, 600, 42, tread) +
        box(120 + at * 46, 452 - at * 42, 600, 8, '#ffffff', { opacity: 0.35 }),
    ),
    times(8, (at) => stroke(`M${142 + at * 46} ${450 - at * 42} V${330 - at * 42}`, rail, 6)),
    stroke('M112 352 L474 22', rail, 14),
    ...things,
  ]);
}

function wetFloor(wall: string, floor: string, sign: boolean): string {
  return picture([
    plainWall(wall, '#eef1ef', floor),
    times(9, (at) => stroke(`M${at * 90} 432 L${at * 130 - 160} 540`, '#ffffff', 2, 0.4)),
    oval(330, 492, 210, 34, '#8fb9cf', { opacity: 0.85 }),
    oval(300, 484, 110, 13, '#ffffff', { opacity: 0.55 }),
    sign
      ? shape('470,300 540,300 566,500 444,500', '#f6c945', { line: '#caa02c' }) +
        shape('505,340 530,390 480,390', '#3a3a3a') +
        words('WET', 505, 432, 26, '#3a3a3a') +
        words('FLOOR', 505, 462, 24, '#3a3a3a')
      : box(90, 180, 120, 220, '#d8dee0', { round: 6 }) +
        box(104, 196, 92, 70, '#bcc8cc', { round: 4 }) +
        stroke('M150 300 C 150 360, 210 380, 240 470', '#7fb0c8', 8, 0.8),
  ]);
}

function ceiling(stained: boolean): string {
  const tiles = times(5, (row) =>
    times(6, (at) => box(at * 124 - 8, row * 112 - 12, 118, 106, '#f3f1ec', { round: 2 })),
  );
  const lamp = (x: number, on: boolean) =>
    box(x, 108, 230, 84, '#d5d3cc', { round: 4 }) +
    box(x + 10, 118, 210, 64, on ? '#fffbe6' : '#8f8d86', { round: 3 });
  return picture([
    box(0, 0, 720, 540, '#cfccc3'),
    tiles,
    lamp(90, true) + lamp(400, stained),
    stained
      ? oval(420, 390, 120, 74, '#c4a26a', { opacity: 0.55 }) +
        oval(432, 396, 70, 42, '#9d7842', { opacity: 0.5 }) +
        oval(398, 372, 34, 20, '#7d5c2d', { opacity: 0.45 })
      : glow(515, 150, 260, '#000000', 0.34),
  ]);
}

function classroom(): string {
  return picture([
    plainWall('#f5efdf', '#ece3cc', '#b79b74'),
    box(150, 70, 420, 210, '#7a6a52', { round: 5 }),
    box(162, 82, 396, 186, '#2f6b52'),
    stroke('M196 140 H360 M196 172 H430 M196 204 H320', '#ffffff', 5, 0.75),
    box(600, 90, 84, 112, '#ffffff', { round: 3, line: '#d9d2c2' }),
    words('SAFETY', 642, 116, 15, '#b3261e'),
    times(5, (at) => box(612, 128 + at * 13, 60 - (at % 2) * 16, 5, '#9aa0a6')),
    times(
      3,
      (at) =>
        shadow(150 + at * 215, 512, 86) +
        box(70 + at * 215, 380, 160, 20, '#d8b483', { round: 5 }) +
        stroke(`M${88 + at * 215} 400 V505`, '#6b6f73', 8) +
        stroke(`M${212 + at * 215} 400 V505`, '#6b6f73', 8),
    ),
    box(96, 356, 58, 24, '#4a7fb0', { round: 3 }),
    box(320, 348, 40, 32, '#d9653b', { round: 4 }),
  ]);
}

function restroom(): string {
  return picture([
    box(0, 0, 720, 540, '#dfe9e8'),
    times(9, (row) =>
      times(12, (at) => box(at * 62, row * 62, 58, 58, (row + at) % 7 === 0 ? '#c4dcd9' : '#edf4f3')),
    ),
    times(
      3,
      (at) =>
        box(60 + at * 215, 70, 170, 150, '#b9cdd2', { round: 6 }) +
        shape(
          `${80 + at * 215},210 ${140 + at * 215},80 ${170 + at * 215},80 ${110 + at * 215},210`,
          '#ffffff',
          { opacity: 0.5 },
        ),
    ),
    times(
      3,
      (at) =>
        box(55 + at * 215, 330, 180, 34, '#ffffff', { round: 10 }) +
        oval(145 + at * 215, 352, 66, 26, '#d5dfe0') +
        stroke(`M${145 + at * 215} 330 V290 q0 -18 24 -18`, '#8d989b', 10),
    ),
    box(610, 250, 54, 62, '#f8f8f8', { round: 6, line: '#c9cfd0' }),
  ]);
}

function aedCabinet(): string {
  return picture([
    plainWall('#dbe6ea', '#eef2f2', '#a8a196'),
    shadow(360, 404, 130),
    box(240, 110, 240, 290, '#fbfbfb', { round: 12, line: '#c3c8ca', thick: 6 }),
    box(262, 180, 196, 196, '#e9eff0', { round: 8 }),
    words('AED', 360, 162, 44, '#2e7d32'),
    `<path d="M360 340 C 290 290, 300 226, 344 232 C 356 234, 360 246, 360 250 C 360 246, 364 234, 376 232 C 420 226, 430 290, 360 340 Z" fill="#d23b34"/>`,
    shape('366,250 342,290 358,290 350,322 382,278 364,278', '#ffffff'),
  ]);
}

function latch(): string {
  return picture([
    brickWall('#b8bfc4', '#9aa2a8', '#85796b'),
    box(150, 0, 420, 540, '#244f52'),
    box(170, 0, 380, 540, '#2f6f73'),
    box(210, 40, 120, 200, '#cfe3ea', { round: 4 }),
    box(440, 230, 70, 150, '#c8ccce', { round: 10 }),
    box(360, 292, 128, 24, '#e4e7e8', { round: 12 }),
    disc(475, 350, 13, '#8e9396'),
    box(536, 250, 20, 90, '#767c80', { round: 3 }),
  ]);
}

export const inside: Readonly<Record<string, string>> = {
  hallway: hallway('#e5dfd0', '#3f78a8', '#bfb19a', []),
  hallwayBoxes: hallway('#e3e8e4', '#4f9a7c', '#a9a79e', [
    carton(470, 380, 110),
    carton(560, 330, 150),
    carton(500, 300, 82),
  ]),
  exitSignGreen: exitSign('#dfe3df', '#1f9d55', 0.35),
  exitSignRed: exitSign('#d8d3ca', '#9b2c2c', 0.08),
  extinguisher: extinguisher('#e6e1d3', []),
  extinguisherBlocked: extinguisher('#d7e1e6', [carton(190, 340, 170), carton(360, 370, 140)]),
  stairs: stairs('#dcd6c6', '#8d8f96', '#3b5f74', []),
  stairsWorn: stairs('#d3dde0', '#a9927a', '#6d4b33', [
    stroke('M300 300 q26 10 40 -4 M420 190 q22 12 44 0', '#5b4634', 7, 0.7),
  ]),
  wetFloor: wetFloor('#cfdcd8', '#c9c6bb', true),
  leak: wetFloor('#dfe0e6', '#b9bdc4', false),
  ceilingStain: ceiling(true),
  lightOut: ceiling(false),
  classroom: classroom(),
  restroom: restroom(),
  aed: aedCabinet(),
  latch: latch(),
};
