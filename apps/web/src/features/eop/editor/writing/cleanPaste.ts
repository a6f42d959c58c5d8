// What is pasted is read in a document of its own, where nothing runs and nothing is fetched. The editor then takes
// what its nodes and marks know; this brings pictures and the lists of word processors into that form.

export type PastedPictures = Readonly<{
  isKnown(fileId: string): boolean;
  /** Sends a picture that came with the text. Returns the id of its file. */
  upload(file: File): string;
}>;

export type Cleaned = Readonly<{ html: string; dropped: number }>;

const mostColumns = 50;
const removed = 'script,style,link,meta,base,title,template,noscript,iframe,object,embed,svg,math,xml,head';

export function cleanPaste(html: string, pictures: PastedPictures): Cleaned {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(removed)) element.remove();
  for (const heading of page.querySelectorAll('h4,h5,h6')) replaceBy(page, heading, 'h3');
  for (const title of page.querySelectorAll('p.MsoTitle')) replaceBy(page, title, 'h1');
  for (const cell of page.querySelectorAll('td,th')) limitSpans(cell);
  listsFromWord(page);
  let dropped = 0;
  for (const image of page.querySelectorAll('img')) {
    const fileId = image.getAttribute('data-file-id') ?? '';
    const file = pictures.isKnown(fileId) ? null : pictureIn(image.getAttribute('src') ?? '');
    const kept = file === null ? fileId : pictures.upload(file);
    if (file === null && !pictures.isKnown(fileId)) {
      image.remove();
      dropped += 1;
      continue;
    }
    const own = page.createElement('img');
    own.setAttribute('data-file-id', kept);
    own.setAttribute('alt', image.getAttribute('alt') ?? '');
    image.replaceWith(own);
  }
  return { html: page.body.innerHTML, dropped };
}

function replaceBy(page: Document, element: Element, name: string): Element {
  const other = page.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** The editor draws every cell that a span covers: a cell over millions of columns would freeze it. */
function limitSpans(cell: Element): void {
  const table = cell.closest('table');
  const most = { colspan: mostColumns, rowspan: table?.querySelectorAll('tr').length ?? 1 };
  for (const name of ['colspan', 'rowspan'] as const) {
    const span = Number(cell.getAttribute(name) ?? 1);
    if (!Number.isInteger(span) || span < 1 || span > most[name]) cell.removeAttribute(name);
  }
  const row = [...(cell.parentElement?.children ?? [])];
  const columns = row.reduce(
    (sum, { attributes }) => sum + Number(attributes.getNamedItem('colspan')?.value ?? 1),
    0,
  );
  if (columns > mostColumns) cell.removeAttribute('colspan');
}

const pictureData = /^data:(image\/(?:png|jpeg|gif));base64,([A-Za-z0-9+/=\s]+)$/;

/** A picture that is part of the text itself. All others are elsewhere, and are not fetched. */
function pictureIn(src: string): File | null {
  const [, type, data] = pictureData.exec(src) ?? [];
  if (type === undefined || data === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return new File([bytes], `pasted.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`, {
      type,
    });
  } catch {
    return null;
  }
}

const levelPattern = /mso-list:[^;]*level(\d)/i;

/** Word writes the items of a list as paragraphs, with the bullet or number as text. */
function listsFromWord(page: Document): void {
  const open: Element[] = [];
  let last: Element | null = null;
  for (const item of page.querySelectorAll('p[style*="mso-list:"]')) {
    const level = Number(levelPattern.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
    const marker = item.querySelector('[style*="mso-list:Ignore"]');
    const isNumbered = /[a-z0-9]+[.)]/i.test(marker?.textContent ?? '');
    marker?.remove();
    if (last === null || item.previousElementSibling !== open[0]) open.length = 0;
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = page.createElement(isNumbered ? 'ol' : 'ul');
      const parent = open.at(-1);
      if (parent === undefined) item.before(list);
      else (parent.lastElementChild ?? parent.appendChild(page.createElement('li'))).append(list);
      open.push(list);
    }
    const entry = page.createElement('li');
    open.at(-1)?.append(entry);
    const paragraph = page.createElement('p');
    paragraph.append(...item.childNodes);
    entry.append(paragraph);
    item.remove();
    last = entry;
  }
}
