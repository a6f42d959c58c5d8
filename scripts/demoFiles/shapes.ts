// A few shapes, so that a drawing reads like a list of what is in the picture.

/** Drawn at this size; stored smaller. */
const size = { width: 720, height: 540 } as const;

type Look = Readonly<{ round?: number; line?: string; thick?: number; opacity?: number }>;

export function box(x: number, y: number, width: number, height: number, fill: string, look: Look = {}) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${look.round ?? 0}" ${paint(fill, look)}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, look: Look = {}) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${paint(fill, look)}/>`;
}

export function oval(x: number, y: number, wide: number, high: number, fill: string, look: Look = {}) {
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" ${paint(fill, look)}/>`;
}

/** Corners as "x,y x,y …". */
export function shape(corners: string, fill: string, look: Look = {}) {
  return `<polygon points="${corners}" ${paint(fill, look)}/>`;
}

export function stroke(path: string, line: string, thick: number, opacity = 1) {
  return `<path d="${path}" fill="none" stroke="${line}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
}

export function words(text: string, x: number, y: number, height: number, fill: string) {
  return `<text x="${x}" y="${y}" font-size="${height}" fill="${fill}" text-anchor="middle" font-family="DejaVu Sans, Arial, sans-serif" font-weight="bold">${text}</text>`;
}

/** The shadow of a thing on the floor. */
export function shadow(x: number, y: number, wide: number) {
  return oval(x, y, wide, wide / 8, '#000', { opacity: 0.16 });
}

export function times(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

/** From one color at the top to another at the bottom. */
export function fade(name: string, top: string, bottom: string) {
  return `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
}

/** Light or dark that fades out around a point. */
export function glow(x: number, y: number, radius: number, color: string, strength: number) {
  const name = `glow${x}x${y}`;
  return `<radialGradient id="${name}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>${disc(x, y, radius, `url(#${name})`)}`;
}

export function sheet(parts: readonly string[]): string {
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

/** A little darker toward its corners, like a phone photo. */
export function picture(parts: readonly string[]): string {
  const corners =
    '<radialGradient id="corners" cx="0.5" cy="0.45" r="0.75"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.22"/></radialGradient>';
  return sheet([...parts, corners, box(0, 0, size.width, size.height, 'url(#corners)')]);
}

/** The second picture of a scene: a step nearer, tilted, in warmer light. */
export function closer(scene: string, isLow: boolean): string {
  const { width, height } = size;
  const middle = `${width / 2} ${height / 2}`;
  return sheet([
    `<g transform="rotate(-4 ${middle}) translate(-170 ${isLow ? -220 : -115}) scale(1.42)">${scene}</g>`,
    box(0, 0, width, height, '#ffb45c', { opacity: 0.13 }),
  ]);
}

function paint(fill: string, { line, thick = 3, opacity = 1 }: Look): string {
  const outline = line === undefined ? '' : ` stroke="${line}" stroke-width="${thick}"`;
  return `fill="${fill}"${outline} opacity="${opacity}"`;
}
