// Backgrounds of the drawings: brick walls, corridors, lawns.
import { box, fade, shape, times } from './shapes.ts';

export function brickWall(brick: string, joint: string, floor: string): string {
  const rows = times(14, (row) =>
    times(10, (at) =>
      box(at * 80 - (row % 2) * 40, row * 32, 77, 29, brick, {
        opacity: 0.82 + ((row * 7 + at * 5) % 4) * 0.06,
      }),
    ),
  );
  return (
    box(0, 0, 720, 540, joint) +
    rows +
    box(0, 440, 720, 100, floor) +
    box(0, 440, 720, 6, '#000', { opacity: 0.12 })
  );
}

export function plainWall(top: string, bottom: string, floor: string): string {
  return (
    fade('wall', top, bottom) +
    box(0, 0, 720, 430, 'url(#wall)') +
    box(0, 430, 720, 110, floor) +
    box(0, 418, 720, 14, '#ffffff', { opacity: 0.55 })
  );
}

/** A corridor that leads away, with lockers along its left side. */
export function corridor(wall: string, lockers: string, floor: string): string {
  const doors = times(7, (at) => {
    const near = 30 + at * 34 - at * at * 1.1;
    const next = near + 30 - at * 2.6;
    const top = (x: number) => 60 + x * 0.52;
    const bottom = (x: number) => 500 - x * 0.66;
    return shape(
      `${near},${top(near)} ${next},${top(next)} ${next},${bottom(next)} ${near},${bottom(near)}`,
      lockers,
      {
        line: '#00000033',
        thick: 2,
      },
    );
  });
  return (
    box(0, 0, 720, 540, wall) +
    shape('0,0 720,0 460,190 260,190', '#f3f1ea') +
    shape('0,540 720,540 460,330 260,330', floor) +
    box(260, 190, 200, 140, '#dfe7ea') +
    shape('720,0 460,190 460,330 720,540', '#ffffff', { opacity: 0.28 }) +
    times(3, (at) =>
      shape(
        `${300 - at * 60},${150 - at * 55} ${420 + at * 60},${150 - at * 55} ${430 + at * 66},${130 - at * 58} ${290 - at * 66},${130 - at * 58}`,
        '#ffffff',
      ),
    ) +
    times(3, (at) =>
      shape(
        `${345 - at * 14},${360 + at * 60} ${375 + at * 14},${360 + at * 60} ${380 + at * 18},${390 + at * 62} ${340 - at * 18},${390 + at * 62}`,
        '#ffffff',
        { opacity: 0.25 },
      ),
    ) +
    doors +
    box(330, 225, 60, 105, '#8aa4ad', { round: 2 }) +
    box(338, 235, 18, 40, '#eef6f8')
  );
}

export function lawn(sky: string, haze: string, grass: string): string {
  return (
    fade('sky', sky, haze) +
    box(0, 0, 720, 330, 'url(#sky)') +
    times(
      6,
      (at) =>
        `<circle cx="${60 + at * 130}" cy="${318 - (at % 3) * 12}" r="${46 + (at % 2) * 18}" fill="#5f8f63" opacity="0.55"/>`,
    ) +
    box(0, 320, 720, 220, grass)
  );
}
