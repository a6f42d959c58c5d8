import { foldText } from '@schooldog/domain/kernel';

const name = 'pdf-found';

/** Marks the words in the text above the drawings, where the browser has highlights; the search works without. */
export function markFound(pages: HTMLElement | null, words: string): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(name);
  if (pages === null || words === '') return;
  const ranges = [...pages.querySelectorAll('[data-page] span')].flatMap((run) => rangesIn(run, words));
  CSS.highlights.set(name, new Highlight(...ranges));
}

/** Within one run of text; words that a line break divides are found but not marked. */
function rangesIn(run: Element, words: string): Range[] {
  const text = run.firstChild;
  if (text === null) return [];
  // Letter by letter, so that positions stay those of the text itself.
  const folded = Array.from(text.textContent ?? '', (letter) => foldText(letter) || ' ').join('');
  if (folded.length !== text.textContent?.length) return [];
  const ranges: Range[] = [];
  for (let at = folded.indexOf(words); at >= 0; at = folded.indexOf(words, at + words.length)) {
    const range = new Range();
    range.setStart(text, at);
    range.setEnd(text, at + words.length);
    ranges.push(range);
  }
  return ranges;
}
