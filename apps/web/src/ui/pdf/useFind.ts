// Search in the whole document, also in pages that are not drawn yet.
import { foldText } from '@schooldog/domain/kernel';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState } from 'react';
import { markFound } from './markFound.ts';

export type Find = Readonly<{
  typed: string;
  type(text: string): void;
  /** The numbers of the pages with the words. */
  found: readonly number[];
  isSearching: boolean;
  /** To the next or previous page that has them. */
  go(by: 1 | -1): void;
  /** Marks the words in what is drawn now. */
  mark(): void;
}>;

type Parts = Readonly<{
  pdf: PDFDocumentProxy;
  /** The element with the pages. */
  pages: HTMLElement | null;
  current: number;
  onShow(number: number): void;
}>;

export function useFind({ pdf, pages, current, onShow }: Parts): Find {
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<Readonly<{ words: string; found: readonly number[] }>>();
  const texts = useRef(new Map<number, string>());
  const words = foldText(typed);

  useEffect(() => {
    if (words === '') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const search = async () => {
      const found: number[] = [];
      for (let number = 1; number <= pdf.numPages && !signal.aborted; number += 1) {
        const text = texts.current.get(number) ?? (await textOf(pdf, number));
        texts.current.set(number, text);
        if (text.includes(words)) found.push(number);
      }
      if (!signal.aborted) setResult({ words, found });
    };
    void search();
    return () => leaving.abort();
  }, [pdf, words]);

  const mark = useCallback(() => markFound(pages, words), [pages, words]);
  useEffect(() => {
    mark();
    return () => markFound(null, '');
  }, [mark]);

  const isSearching = words !== '' && result?.words !== words;
  const found = words === '' || isSearching ? [] : (result?.found ?? []);
  const go = (by: 1 | -1) => {
    const next =
      by === 1
        ? (found.find((number) => number > current) ?? found[0])
        : (found.findLast((number) => number < current) ?? found.at(-1));
    if (next !== undefined) onShow(next);
  };
  return { typed, type: setTyped, found, isSearching, go, mark };
}

/** Folded as the search is. A page that cannot be read has no words. */
async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const runs = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''));
    return foldText(runs.join(''));
  } catch {
    return '';
  }
}
