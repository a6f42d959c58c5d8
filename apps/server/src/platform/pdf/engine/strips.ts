import { type Canvas, margin, paperWidth, type Tag } from './canvas.ts';
import { lineHeight, type TextStyle } from './typesetter.ts';

/** A part of a block that stays on one page. */
export type Strip = Readonly<{
  height: number;
  draw(top: number): void;
  /** Never the last on a page. */
  keepsWithNext?: boolean;
  /** Drawn first on a page that begins with this strip. */
  repeated?: Readonly<{ height: number; draw(top: number): void }>;
  /** Needs no room of its own at the end of a page. */
  isSpace?: boolean;
}>;

export function space(height: number): Strip {
  return { height, draw: () => {}, isSpace: true };
}

export type Align = 'left' | 'right' | 'center';

/** A strip for each line. */
export function textStrips(
  canvas: Canvas,
  text: string,
  style: TextStyle,
  at: Readonly<{ tag: Tag; left?: number; width?: number; align?: Align }>,
): Strip[] {
  const { tag, left = margin, width = paperWidth, align = 'left' } = at;
  return canvas.lines(text, style, width).map((line) => {
    const end = line.isRightToLeft ? 'right' : align;
    const shift = { left: 0, right: width - line.width, center: (width - line.width) / 2 }[end];
    return {
      height: lineHeight(style),
      draw: (top) => tag.draw(() => canvas.drawLine(line, left + shift, top, style)),
    };
  });
}

/** Several strips as one that is not cut. */
export function joined(strips: readonly Strip[]): Strip {
  return {
    height: heightOf(strips),
    draw: (top) => {
      let at = top;
      for (const strip of strips) {
        strip.draw(at);
        at += strip.height;
      }
    },
  };
}

export function heightOf(strips: readonly Strip[]): number {
  return strips.reduce((sum, { height }) => sum + height, 0);
}

/** Puts strips on pages, one below the other. */
export function place(canvas: Canvas, strips: readonly Strip[]): void {
  for (const [at, strip] of strips.entries()) {
    const isNewPage = strip.isSpace !== true && canvas.makeRoom(roomFor(strips, at));
    if (isNewPage && strip.repeated !== undefined) {
      strip.repeated.draw(canvas.top());
      canvas.moveDown(strip.repeated.height);
    }
    strip.draw(canvas.top());
    canvas.moveDown(strip.height);
  }
}

/** With what must follow on the same page. */
function roomFor(strips: readonly Strip[], at: number): number {
  let room = 0;
  for (let next = at; ; next += 1) {
    const strip = strips[next];
    room += strip?.height ?? 0;
    if (strip?.keepsWithNext !== true && strip?.isSpace !== true) return room;
  }
}

/** Whether the last of them waits for what comes next. */
export function isOpen(strips: readonly Strip[]): boolean {
  return strips.findLast(({ isSpace }) => isSpace !== true)?.keepsWithNext === true;
}
