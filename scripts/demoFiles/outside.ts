// Pictures that people take around a school.
import { brickWall, lawn } from './rooms.ts';
import { box, disc, fade, oval, picture, shadow, shape, stroke, times, words } from './shapes.ts';

function exteriorDoor(brick: string, door: string, propped: boolean): string {
  return picture([
    brickWall(brick, '#cfc4b4', '#a39c90'),
    box(246, 80, 228, 362, '#5a5a58'),
    propped ? box(258, 92, 204, 350, '#2b2f33') : '',
    propped
      ? shape('258,92 372,118 372,470 258,442', door) +
        shape('290,140 346,152 346,300 290,292', '#bcd3db') +
        box(352, 296, 10, 60, '#e0e0e0', { round: 4 })
      : box(258, 92, 204, 350, door) +
        box(300, 130, 120, 130, '#bcd3db', { round: 3 }) +
        box(280, 318, 160, 14, '#e0e0e0', { round: 6 }),
    propped ? shape('356,476 402,476 402,456', '#c98d3c') : '',
    // A card reader and no number: the picture has to fit every door.
    box(508, 268, 38, 64, '#3a3f44', { round: 5 }),
    box(516, 290, 22, 30, '#565d63', { round: 3 }),
    disc(527, 279, 4, propped ? '#e5533d' : '#5fd08a'),
  ]);
}

function entrance(): string {
  return picture([
    brickWall('#c9a27e', '#e2d6c6', '#b1aca2'),
    box(140, 60, 440, 62, '#0f6f69', { round: 4 }),
    words('WELCOME', 360, 104, 36, '#ffffff'),
    box(170, 140, 380, 300, '#596b70'),
    times(
      2,
      (at) =>
        box(184 + at * 180, 154, 172, 286, '#b9dbe2') +
        shape(
          `${200 + at * 180},420 ${270 + at * 180},160 ${310 + at * 180},160 ${240 + at * 180},420`,
          '#ffffff',
          { opacity: 0.35 },
        ),
    ),
    box(346, 270, 10, 80, '#e9e9e9', { round: 5 }) + box(366, 270, 10, 80, '#e9e9e9', { round: 5 }),
    box(598, 230, 44, 84, '#3c4347', { round: 6 }) +
      disc(620, 254, 9, '#8fd0ff') +
      disc(620, 292, 10, '#c9ced1'),
  ]);
}

function playground(): string {
  const frame = '#2f6fae';
  return picture([
    lawn('#8ec6ea', '#eaf4f6', '#8bb567'),
    oval(360, 460, 340, 70, '#c9a877'),
    shadow(260, 470, 130),
    stroke('M190 460 V200 M300 460 V200', frame, 14),
    shape('170,200 245,130 320,200', '#e2a83b'),
    box(182, 290, 126, 14, frame),
    times(5, (at) => box(196, 318 + at * 28, 26, 6, frame)),
    stroke('M304 296 C 390 310, 420 420, 520 452', '#d9482f', 26),
    stroke('M304 288 C 390 302, 424 408, 524 440', '#ffffff', 4, 0.5),
  ]);
}

function swings(): string {
  const seat = '#2b2b2b';
  return picture([
    lawn('#9cc8e6', '#f2f0e4', '#94b45c'),
    oval(360, 470, 330, 52, '#b98f5d'),
    stroke('M120 470 L190 150 H540 L610 470 M190 150 L240 470 M540 150 L490 470', '#3a6ea5', 13),
    stroke('M300 152 L290 372 M350 152 L346 372', '#5c6468', 4),
    box(282, 370, 72, 14, seat, { round: 6 }),
    stroke('M420 152 L426 300 M462 152 L470 410', '#5c6468', 4),
    stroke('M424 300 L470 408', seat, 12),
  ]);
}

function fence(hole: boolean, grass: string): string {
  const mesh = times(
    30,
    (at) =>
      stroke(`M${at * 34 - 240} 120 L${at * 34} 430`, '#7f8b90', 3) +
      stroke(`M${at * 34} 120 L${at * 34 - 240} 430`, '#7f8b90', 3),
  );
  return picture([
    lawn('#a9cbe0', '#eef3f2', grass),
    mesh,
    times(4, (at) => box(40 + at * 210, 100, 14, 350, '#9aa5aa', { round: 5 })),
    box(0, 112, 720, 10, '#9aa5aa'),
    hole
      ? `<path d="M300 430 C 290 340, 330 300, 380 316 C 430 330, 440 400, 428 432 Z" fill="${grass}"/>` +
        stroke('M300 430 C 290 340, 330 300, 380 316 C 430 330, 440 400, 428 432', '#56616a', 5) +
        stroke('M318 340 l-18 -14 M350 312 l-4 -22 M404 330 l16 -18', '#56616a', 4)
      : '',
    times(18, (at) => stroke(`M${at * 42 + 10} 470 l6 -26 M${at * 42 + 22} 472 l-4 -20`, '#5f8646', 4)),
  ]);
}

function gate(): string {
  return picture([
    lawn('#bcd4e4', '#f5efe0', '#9fb37a'),
    box(0, 420, 720, 120, '#8d8a84'),
    box(130, 110, 26, 330, '#44525a', { round: 5 }) + box(564, 110, 26, 330, '#44525a', { round: 5 }),
    times(2, (at) => box(160 + at * 203, 140, 197, 280, 'none', { line: '#2f3b42', thick: 10 })),
    times(12, (at) => box(186 + at * 32, 145, 7, 272, '#3b4a52')),
    stroke('M345 280 q15 -34 30 0', '#b0862e', 8),
    box(338, 280, 44, 40, '#d3a638', { round: 6 }),
  ]);
}

function wallLight(sky: string, haze: string, lit: boolean): string {
  return picture([
    fade('night', sky, haze),
    box(0, 0, 720, 540, 'url(#night)'),
    box(0, 170, 470, 370, '#7d6254'),
    times(9, (row) =>
      times(6 + (row % 2), (at) =>
        box(at * 76 - (row % 2) * 38, 176 + row * 36, 72, 32, '#8b6d5d', { opacity: 0.8 }),
      ),
    ),
    box(80, 270, 110, 150, lit ? '#ffdf9a' : '#3d4a5a') + box(260, 270, 110, 150, '#3d4a5a'),
    box(0, 480, 720, 60, '#3a3f46'),
    lit ? shape('470,214 560,540 250,540', '#ffe9a8', { opacity: 0.35 }) : '',
    box(452, 196, 46, 26, '#25292d', { round: 6 }),
    disc(482, 222, 14, lit ? '#fff3c4' : '#565b60'),
  ]);
}

function camera(): string {
  return picture([
    fade('day', '#a9cfe6', '#f1f5f5'),
    box(0, 0, 720, 540, 'url(#day)'),
    box(0, 0, 270, 540, '#b98f72'),
    times(15, (row) => box(0, row * 36, 270, 3, '#ffffff', { opacity: 0.25 })),
    box(250, 200, 40, 110, '#6b7479', { round: 8 }),
    stroke('M290 250 H360', '#6b7479', 20),
    shape('340,190 560,236 546,318 326,270', '#eef1f2', { line: '#b6bdc1' }),
    shape('340,190 580,232 576,252 334,210', '#cfd6d9'),
    disc(556, 278, 34, '#2a3238') +
      disc(556, 278, 18, '#4d6a86') +
      disc(562, 270, 6, '#ffffff', { opacity: 0.8 }),
    disc(372, 240, 6, '#d23b34'),
  ]);
}

function parking(): string {
  const parked = (x: number, color: string) =>
    shadow(x + 60, 404, 80) +
    box(x, 330, 124, 62, color, { round: 18 }) +
    shape(`${x + 22},332 ${x + 38},296 ${x + 88},296 ${x + 104},332`, color) +
    shape(`${x + 34},330 ${x + 44},304 ${x + 82},304 ${x + 92},330`, '#cfe4ee') +
    disc(x + 28, 392, 16, '#2c2f33') +
    disc(x + 98, 392, 16, '#2c2f33');
  return picture([
    lawn('#a7d0ea', '#eef4f2', '#86a861'),
    shape('0,300 720,300 720,540 0,540', '#6c7076'),
    times(6, (at) =>
      shape(`${40 + at * 140},306 ${48 + at * 140},306 ${20 + at * 150},460 ${8 + at * 150},460`, '#f3f1e4', {
        opacity: at === 3 ? 0.35 : 0.95,
      }),
    ),
    parked(60, '#b33a34'),
    parked(470, '#3f6f9f'),
    words('STAFF', 330, 446, 30, '#f3f1e4'),
  ]);
}

function busLoop(): string {
  return picture([
    lawn('#b5d6e8', '#f4f1e5', '#92b06b'),
    box(0, 360, 720, 180, '#72767b'),
    times(7, (at) => box(40 + at * 96, 450, 52, 90, '#f5f5ee')),
    shadow(360, 430, 260),
    box(130, 210, 460, 190, '#f2b233', { round: 18 }),
    box(130, 330, 460, 10, '#2c2c2c'),
    times(6, (at) => box(152 + at * 62, 236, 50, 56, '#cfe3ee', { round: 6 })),
    box(532, 236, 46, 110, '#bcd6e4', { round: 6 }),
    words('SCHOOL BUS', 320, 376, 26, '#2c2c2c'),
    times(2, (at) => disc(220 + at * 270, 404, 36, '#262a2d') + disc(220 + at * 270, 404, 15, '#aab0b4')),
  ]);
}

function bleachers(): string {
  return picture([
    lawn('#8fc1e3', '#f0f4ee', '#7fae58'),
    times(
      6,
      (at) =>
        box(70 + at * 26, 400 - at * 42, 580 - at * 52, 16, '#b8bec2') +
        box(70 + at * 26, 416 - at * 42, 580 - at * 52, 26, '#7c868c'),
    ),
    stroke('M300 190 V436 M420 190 V436', '#e9ecee', 6),
    box(0, 450, 720, 90, '#b5573c'),
    times(3, (at) => box(0, 470 + at * 22, 720, 3, '#ffffff', { opacity: 0.8 })),
  ]);
}

export const outside: Readonly<Record<string, string>> = {
  doorPropped: exteriorDoor('#b4573f', '#31628f', true),
  doorProppedGray: exteriorDoor('#a7a39a', '#6b7076', true),
  doorProppedGreen: exteriorDoor('#c59a74', '#2f6b4f', true),
  doorClosed: exteriorDoor('#b99a78', '#3d7a57', false),
  entrance: entrance(),
  slide: playground(),
  swings: swings(),
  fence: fence(false, '#8fae5e'),
  fenceHole: fence(true, '#a3a862'),
  gate: gate(),
  wallLight: wallLight('#22304d', '#c77f5c', true),
  wallLightOut: wallLight('#1c2740', '#4d5878', false),
  camera: camera(),
  parking: parking(),
  bus: busLoop(),
  bleachers: bleachers(),
};
