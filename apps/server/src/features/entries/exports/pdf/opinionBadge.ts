import type { Opinion } from '@schooldog/domain/entries';
import type { PdfBadge } from '../../../../platform/pdf/index.ts';

/** The icons of the app: a triangle, a thumb, a circle. In black and white the icon and the word are still clear. */
const signs: Readonly<Record<Opinion, Omit<PdfBadge, 'text'>>> = {
  concern: {
    color: '#8a4b00',
    strokes: [
      'M12 9v4',
      'M10.36 3.59l-8.1 13.53a1.91 1.91 0 0 0 1.63 2.87h16.22a1.91 1.91 0 0 0 1.63 -2.87l-8.1 -13.53a1.91 1.91 0 0 0 -3.28 0',
      'M12 16h.01',
    ],
  },
  praise: {
    color: '#1c6630',
    strokes: [
      'M7 11v8a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1h3a4 4 0 0 0 4 -4v-1a2 2 0 0 1 4 0v5h3a2 2 0 0 1 2 2l-1 5a2 3 0 0 1 -2 2h-7a3 3 0 0 1 -3 -3',
    ],
  },
  other: {
    color: '#44506b',
    strokes: ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M12 9h.01', 'M11 12h1v4h1'],
  },
};

export function opinionBadge(opinion: Opinion, text: string): PdfBadge {
  return { text, ...signs[opinion] };
}
