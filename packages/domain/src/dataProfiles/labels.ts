/** Labels are compared without case, accents and outer blanks. */
export function labelKey(label: string): string {
  return label.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export function sameLabel(a: string, b: string): boolean {
  return labelKey(a) === labelKey(b);
}
