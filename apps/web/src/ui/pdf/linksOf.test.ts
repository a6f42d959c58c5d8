import { expect, it } from 'vitest';
import { linksOf } from './linksOf.ts';

const rect = [100, 700, 300, 720];

function aPage(annotations: readonly object[]) {
  // A page of 792 points with its origin at the lower left corner.
  const viewport = { convertToViewportPoint: (x: number, y: number) => [x, 792 - y] };
  return { getAnnotations: async () => [...annotations], getViewport: () => viewport };
}

it('only links to web pages, addresses and numbers can be followed', async () => {
  const urls = [
    'https://example.org/a',
    'http://example.org',
    'mailto:office@example.org',
    'tel:+15550100',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    ' javascript:alert(1)',
  ];
  const annotations = urls.map((url, index) => ({ id: `${index}`, subtype: 'Link', url, rect }));
  const others = [
    { id: 'a', subtype: 'Link', rect },
    { id: 'b', subtype: 'Widget', url: 'https://example.org', rect },
    { id: 'c', subtype: 'Link', url: 'https://example.org', rect: ['wide'] },
  ];
  const links = await linksOf(aPage([...annotations, ...others]));
  expect(links.map(({ url }) => url)).toEqual(urls.slice(0, 4));
  expect(links[0]).toEqual({ id: '0', url: urls[0], left: 100, top: 72, width: 200, height: 20 });
});
