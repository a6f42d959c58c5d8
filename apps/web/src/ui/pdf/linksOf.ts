import { z } from 'zod';

/** Where it is on the page, in the page's own units from its upper left corner. */
export type PageLink = Readonly<{
  id: string;
  url: string;
  left: number;
  top: number;
  width: number;
  height: number;
}>;

/** Other kinds of annotations, and links to anything else, are only drawn. */
const linkSchema = z.object({
  id: z.string(),
  subtype: z.literal('Link'),
  url: z.string().regex(/^(?:https?:\/\/|mailto:|tel:)/i),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});

/** The part of the library's page that this needs; it leaves the types of annotations and points open. */
type AnnotatedPage = Readonly<{
  getAnnotations(given: { intent: string }): Promise<unknown[]>;
  getViewport(given: { scale: number }): { convertToViewportPoint(x: number, y: number): unknown[] };
}>;

const pointSchema = z.tuple([z.number(), z.number()]);

export async function linksOf(page: AnnotatedPage): Promise<PageLink[]> {
  const viewport = page.getViewport({ scale: 1 });
  const annotations = await page.getAnnotations({ intent: 'display' });
  return annotations.flatMap((annotation) => {
    const link = linkSchema.safeParse(annotation).data;
    if (link === undefined) return [];
    const [x1, y1, x2, y2] = link.rect;
    const [fromX, fromY] = pointSchema.parse(viewport.convertToViewportPoint(x1, y1));
    const [toX, toY] = pointSchema.parse(viewport.convertToViewportPoint(x2, y2));
    return {
      id: link.id,
      url: link.url,
      left: Math.min(fromX, toX),
      top: Math.min(fromY, toY),
      width: Math.abs(toX - fromX),
      height: Math.abs(toY - fromY),
    };
  });
}
