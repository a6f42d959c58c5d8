import { Document, Page, Text, View } from '@react-pdf/renderer';
import { createElement, Fragment } from 'react';
import { chartBlock } from './chartBlock.ts';
import { entryBlock } from './entryBlock.ts';
import type { PrintedReport } from './report.ts';
import { styles } from './styles.ts';

/** Laying out one long page takes ten times as long as many short ones. */
const entriesOfPage = 24;

/** `told` hears how many entries have found their place. */
export function reportDocument(report: PrintedReport, told: (laidOut: number) => void) {
  const { entries, title, district, language, product } = report;
  const starts = Array.from(
    { length: Math.max(1, Math.ceil(entries.length / entriesOfPage)) },
    (_, part) => part * entriesOfPage,
  );
  return createElement(
    Document,
    { title, author: district, language, creator: product, producer: product },
    starts.map((start) => {
      const end = Math.min(start + entriesOfPage, entries.length);
      return createElement(
        Page,
        { key: start, size: 'LETTER', style: styles.page },
        runningHead(report),
        start === 0 ? beginning(report) : null,
        entries.slice(start, end).map((entry, at) => entryBlock(entry, at)),
        entries.length === 0 ? createElement(Text, { style: styles.empty }, report.emptyWords) : null,
        runningFoot(report, () => told(end)),
      );
    }),
  );
}

function runningHead({ district, title, range }: PrintedReport) {
  return createElement(
    View,
    { fixed: true, style: styles.runningHead },
    createElement(Text, null, district),
    createElement(Text, null, `${title}, ${range}`),
  );
}

function runningFoot({ made, pageWords }: PrintedReport, told: () => void) {
  return createElement(
    View,
    { fixed: true, style: styles.runningFoot },
    createElement(Text, null, made),
    createElement(Text, {
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages?: number }) => {
        told();
        return pageWords
          .replace('{{page}}', String(pageNumber))
          .replace('{{pages}}', String(totalPages ?? pageNumber));
      },
    }),
  );
}

/** Title, the chart that it was asked from, and the filter of the entries that follow. */
function beginning(report: PrintedReport) {
  const chart = report.chart === null ? null : chartBlock(report.chart);
  return createElement(Fragment, null, front(report), chart, filterBox(report));
}

function front({ title, range, count }: PrintedReport) {
  return createElement(
    View,
    { style: styles.front },
    createElement(Text, { style: styles.title }, title),
    createElement(Text, { style: styles.range }, `${range} · ${count}`),
  );
}

function filterBox({ filters }: PrintedReport) {
  return createElement(
    View,
    { style: styles.filters, wrap: false },
    filters.map(({ name, value }) =>
      createElement(
        View,
        { key: name, style: styles.filter },
        createElement(Text, { style: styles.filterName }, name),
        createElement(Text, { style: styles.filterValue }, value),
      ),
    ),
  );
}
