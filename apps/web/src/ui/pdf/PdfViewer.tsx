import { Box, Skeleton, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { IconFileAlert } from '@tabler/icons-react';
import { type KeyboardEvent, type UIEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { useHold } from '../../platform/readiness/useHold.ts';
import { StateMessage } from '../StateMessage.tsx';
import { PdfPage } from './PdfPage.tsx';
import { PdfToolbar } from './PdfToolbar.tsx';
import classes from './PdfViewer.module.css';
import { useFind } from './useFind.ts';
import { type PdfSource, usePdf } from './usePdf.ts';

type Props = Readonly<{
  /** What is shown, for screen readers. */
  label: string;
  source: PdfSource;
}>;

/** Relative to the width of the viewer. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const wholeWidth = zooms.indexOf(1);
/** Of longer documents the text comes with the page: the whole would be too much for one screen. */
const mostPagesWithText = 40;

export function PdfViewer({ label, source }: Props) {
  const { t } = useTexts('ui/pdf');
  const state = usePdf(source);
  useHold(state.kind === 'loading');
  if (state.kind === 'loading') {
    return (
      <>
        <VisuallyHidden component="output">{t('loading')}</VisuallyHidden>
        <Skeleton className={classes.waiting ?? ''} />
      </>
    );
  }
  if (state.kind === 'failed') {
    return (
      <StateMessage
        role="alert"
        icon={<IconFileAlert />}
        title={t('failed')}
        body={t('failedBody')}
        action={{ label: t('retry'), run: state.retry }}
      />
    );
  }
  return <Opened key={source.key} label={label} pdf={state.pdf} />;
}

function Opened({ label, pdf }: Readonly<{ label: string; pdf: PDFDocumentProxy }>) {
  const [pages, setPages] = useState<HTMLElement | null>(null);
  const { ref: measured, width } = useElementSize();
  const usualShape = useUsualShape(pdf);
  const [zoom, setZoom] = useState(wholeWidth);
  const [current, setCurrent] = useState(1);
  const show = (number: number) => {
    const page = pages?.querySelector<HTMLElement>(`[data-page="${number}"]`);
    if (pages === null || page === null || page === undefined) return;
    pages.scrollTo({ top: page.offsetTop - pages.offsetTop });
    setCurrent(number);
  };
  const find = useFind({ pdf, pages, current, onShow: show });
  /** The reader stays at the same place of the document. */
  const zoomTo = (next: number) => {
    const share = pages === null ? 0 : pages.scrollTop / pages.scrollHeight;
    flushSync(() => setZoom(Math.min(Math.max(next, 0), zooms.length - 1)));
    pages?.scrollTo({ top: share * pages.scrollHeight });
  };
  const change = (by: 1 | -1) => zoomTo(zoom + by);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') change(1);
    else if (event.key === '-') change(-1);
    else if (event.key === '0') zoomTo(wholeWidth);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.viewer}>
      <PdfToolbar
        current={current}
        count={pdf.numPages}
        onPage={show}
        percent={Math.round((zooms[zoom] ?? 1) * 100)}
        onZoom={change}
        find={find}
      />
      {/* Focusable, so that the arrow keys scroll it. */}
      <Box
        component="section"
        ref={setPages}
        className={classes.pages ?? ''}
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }: UIEvent<HTMLElement>) => setCurrent(pageAt(currentTarget))}
      >
        <div ref={measured} />
        {width === 0 || usualShape === null || pages === null
          ? null
          : Array.from({ length: pdf.numPages }, (_, index) => (
              <PdfPage
                key={index}
                pdf={pdf}
                number={index + 1}
                width={Math.round(width * (zooms[zoom] ?? 1))}
                usualShape={usualShape}
                hasTextAhead={pdf.numPages <= mostPagesWithText}
                root={pages}
                onText={find.mark}
              />
            ))}
      </Box>
    </div>
  );
}

/** Of the first page: height divided by width. Most others are the same. */
function useUsualShape(pdf: PDFDocumentProxy): number | null {
  const [shape, setShape] = useState<number | null>(null);
  useEffect(() => {
    let isLeft = false;
    pdf
      .getPage(1)
      .then((page) => page.getViewport({ scale: 1 }))
      .then(
        ({ width, height }) => {
          if (!isLeft) setShape(height / width);
        },
        // Without a readable first page the others keep the shape of a letter.
        () => setShape(11 / 8.5),
      );
    return () => {
      isLeft = true;
    };
  }, [pdf]);
  return shape;
}

/** The page at the middle of the viewer. */
function pageAt(pages: HTMLElement): number {
  const middle = pages.scrollTop + pages.clientHeight / 2;
  const drawn = [...pages.querySelectorAll<HTMLElement>('[data-page]')];
  const at = drawn.findLastIndex((page) => page.offsetTop - pages.offsetTop <= middle);
  return Math.max(at, 0) + 1;
}
