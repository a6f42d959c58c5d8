import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { useIntersection } from '@mantine/hooks';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { type PageLink, linksOf } from './linksOf.ts';
import classes from './PdfViewer.module.css';

type Props = Readonly<{
  pdf: PDFDocumentProxy;
  number: number;
  /** Width in pixels of the screen. */
  width: number;
  /** Height divided by width, until the page itself is read. */
  usualShape: number;
  /** Its text is there before the page comes near, for screen readers and the browser's own search. */
  hasTextAhead: boolean;
  root: HTMLElement | null;
  onText(): void;
}>;

const mostCanvasPixels = 16_000_000;

/** One page: drawn while it is near the screen, with its text above it. */
export function PdfPage(props: Props) {
  const { pdf, number, width, usualShape, hasTextAhead, root, onText } = props;
  const { t } = useTexts('ui/pdf');
  const { ref, entry } = useIntersection<HTMLElement>({ root, rootMargin: '100% 0px' });
  const isNear = entry?.isIntersecting === true;
  const page = usePage(pdf, number, isNear || hasTextAhead);
  const { width: unscaledWidth = width, height: unscaledHeight = width * usualShape } =
    page?.getViewport({ scale: 1 }) ?? {};
  const scale = width / unscaledWidth;
  const height = unscaledHeight * scale;
  return (
    <section
      ref={ref}
      className={classes.page}
      aria-label={t('page', { number, count: pdf.numPages })}
      data-page={number}
      style={styleOf({ width, height, scale })}
    >
      {page !== null && isNear ? <Drawing page={page} scale={scale} width={width} height={height} /> : null}
      {page === null ? null : <PageText page={page} onText={onText} />}
      {page === null ? null : <Links page={page} scale={scale} />}
    </section>
  );
}

/** The text above the drawing is laid out in multiples of this scale. */
function styleOf(shape: Readonly<{ width: number; height: number; scale: number }>): CSSProperties {
  const scaled: CSSProperties & Record<'--total-scale-factor', number> = {
    width: shape.width,
    height: shape.height,
    '--total-scale-factor': shape.scale,
  };
  return scaled;
}

function usePage(pdf: PDFDocumentProxy, number: number, isWanted: boolean): PDFPageProxy | null {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    pdf.getPage(number).then(
      (read) => {
        if (!isLeft) setPage(read);
      },
      // The document was closed, or this page is broken and stays blank.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [pdf, number, isWanted]);
  return page;
}

type DrawingProps = Readonly<{ page: PDFPageProxy; scale: number; width: number; height: number }>;

function Drawing({ page, scale, width, height }: DrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const ratio = Math.min(devicePixelRatio, 2, Math.sqrt(mostCanvasPixels / (width * height)));
    const viewport = page.getViewport({ scale: scale * ratio });
    Object.assign(canvas.current, {
      width: Math.floor(viewport.width),
      height: Math.floor(viewport.height),
    });
    const task = page.render({ canvas: canvas.current, viewport });
    // Cancelled when the page leaves the screen or is zoomed.
    task.promise.catch(() => undefined);
    return () => task.cancel();
  }, [page, scale, width, height]);
  return <canvas ref={canvas} className={classes.drawing} aria-hidden />;
}

function PageText({ page, onText }: Readonly<{ page: PDFPageProxy; onText(): void }>) {
  const container = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(onText);
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: element,
      viewport: page.getViewport({ scale: 1 }),
    });
    layer.render().then(
      () => report(),
      () => undefined,
    );
    return () => {
      layer.cancel();
      element.replaceChildren();
    };
  }, [page]);
  return <div ref={container} className={classes.text} />;
}

function Links({ page, scale }: Readonly<{ page: PDFPageProxy; scale: number }>) {
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    let isLeft = false;
    linksOf(page).then(
      (found) => {
        if (!isLeft) setLinks(found);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [page]);
  return links.map(({ id, url, left, top, width, height }) => (
    <a
      key={id}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={url}
      className={classes.link}
      style={{ left: left * scale, top: top * scale, width: width * scale, height: height * scale }}
    />
  ));
}
