import { Skeleton } from '@mantine/core';
import { type ComponentProps, Suspense } from 'react';
import { importWithTexts } from '../../platform/i18n/importWithTexts.ts';
import { lazyPart } from '../../platform/lazyParts/lazyPart.ts';
import type { PdfViewer } from './PdfViewer.tsx';

const Viewer = lazyPart('section', async () => {
  const part = await importWithTexts(['ui/pdf'], () => import('./PdfViewer.tsx'));
  return part.PdfViewer;
});

/** A PDF in the page. The library that draws it is fetched with the first one. */
export function PdfPreview(props: ComponentProps<typeof PdfViewer>) {
  return (
    <Suspense fallback={<Skeleton h="70dvh" />}>
      <Viewer {...props} />
    </Suspense>
  );
}
