// A floor plan of plain boxes: walls in the product's color, rooms in white, the playground in green.
import { box, shape, sheet, times, words } from './shapes.ts';

const wall = '#0f6f69';

function room(x: number, y: number, width: number, height: number, name: string): string {
  return (
    box(x, y, width, height, '#ffffff', { line: wall, thick: 5 }) +
    words(name, x + width / 2, y + height / 2 + 5, 15, '#37474f')
  );
}

export const campusMap = sheet([
  box(0, 0, 720, 540, '#e8f6f5'),
  times(6, (at) => room(54 + at * 102, 70, 102, 110, `Room ${101 + at}`)),
  box(54, 180, 612, 60, '#f7f3e8', { line: wall, thick: 5 }),
  words('Hallway', 360, 217, 17, '#6d6a60'),
  room(54, 240, 204, 130, 'Cafeteria'),
  room(258, 240, 204, 130, 'Media center'),
  room(462, 240, 204, 130, 'Gymnasium'),
  box(54, 410, 400, 90, '#9bc53d', { round: 12 }),
  words('Playground', 254, 461, 19, '#24401a'),
  box(490, 410, 176, 90, '#b9bfc4', { round: 6 }),
  words('Bus loop', 578, 461, 19, '#37474f'),
  shape('30,192 30,228 52,210', '#d9482f'),
  words('Door 1', 26, 180, 12, '#b3261e'),
]);
