/** Text as searches compare it: without capitals, accents and spaces around it. "Señal" is found by "senal". */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** The words of what somebody typed, folded. */
export function wordsOf(typed: string): string[] {
  return foldText(typed).split(/\s+/).filter(Boolean);
}

/** Whether every word that somebody typed stands in one of the texts. Nothing typed matches everything. */
export function textMatcher(typed: string): (...texts: readonly string[]) => boolean {
  const words = wordsOf(typed);
  return (...texts) => {
    const folded = foldText(texts.join('\n'));
    return words.every((word) => folded.includes(word));
  };
}
