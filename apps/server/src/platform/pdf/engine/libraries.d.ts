// What the engine uses of libraries without types.
declare module 'fontkit' {
  export type Font = Readonly<{
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): unknown;
  }>;
  export function openSync(path: string): Font;
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}

declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  export type StructureElement = {
    readonly dictionary: { data: Record<string, unknown> };
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  };
  type StructureOptions = {
    alt?: string;
    bbox?: readonly [number, number, number, number];
    scope?: 'Column' | 'Row';
  };
  export type Outline = { addItem(title: string): Outline };
  type TextOptions = {
    lineBreak: false;
    baseline: 'alphabetic';
    features?: readonly string[];
  };

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: 'LETTER' | readonly [number, number];
      margin: number;
      tagged?: true;
      lang?: string;
      displayTitle?: true;
      pdfVersion: '1.7';
      bufferPages?: true;
      autoFirstPage: false;
      font: null;
      info?: Readonly<{ Title: string; Author: string; Creator: string; Producer: string }>;
    });
    readonly outline: Outline;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): unknown;
    end(): void;

    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this;
    markContent(tag: 'Span', options: { actual: string }): this;
    endMarkedContent(): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: StructureElement; Contents: unknown },
    ): this;

    font(font: Font | string, size?: number): this;
    registerFont(name: string, font: Font): this;
    widthOfString(text: string, options?: { features?: readonly string[] }): number;
    text(text: string, x: number, y: number, options: TextOptions): this;

    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    circle(x: number, y: number, radius: number): this;
    path(data: string): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    lineCap(cap: 'round' | 'butt'): this;
    lineJoin(join: 'round'): this;
    dash(pattern: readonly number[], options?: { phase: number }): this;
    fillColor(color: string): this;
    fillOpacity(opacity: number): this;
    rotate(degrees: number): this;
    fill(color: string): this;
    stroke(color: string): this;
    image(
      data: Uint8Array<ArrayBuffer> | string,
      x: number,
      y: number,
      options: { width: number; height: number },
    ): this;
  }
}
