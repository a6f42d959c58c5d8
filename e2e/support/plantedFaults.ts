// Pages with one fault each, to prove that a scan finds it.
const faint = '<p style="color: #ccc; background: #fff">faint</p>';
const rows = (first: string) => `<ul><li>${first}</li>${'<li>row</li>'.repeat(30)}</ul>`;
const dialog = (content: string) => `<div>
  <div style="position: fixed; inset: 0; background: #0008"></div>
  <div role="dialog" aria-modal="true" aria-label="Dialog"
    style="position: fixed; inset: 10px; background: #fff">${content}</div>
</div>`;

function page(main: string, beside = ''): string {
  return `<!doctype html><html lang="en"><title>Page</title>
    <div id="root"><main><h1>Page</h1>${main}</main></div>${beside}</html>`;
}

export const faultless = {
  'a long list': page(rows('row')),
  'a dialog over a page that was scanned before': page(faint, dialog('<p>text</p>')),
};

export const planted = {
  'a faint text': [page(faint), 'color-contrast'],
  'a faint row of a long list': [page(rows(faint)), 'color-contrast'],
  'a faint text in a dialog': [page('', dialog(faint)), 'color-contrast'],
  'a faint text in a dialog inside the page': [page(dialog(faint)), 'color-contrast'],
  'a button without a name in a dialog': [page('', dialog('<button></button>')), 'button-name'],
} as const;
