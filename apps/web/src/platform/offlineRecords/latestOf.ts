/** Each record once, in its latest form, where several answers on this device hold it. */
export function latestOf<Item extends Readonly<{ id: string; timeUpdated: string }>>(
  records: readonly Item[],
): Item[] {
  const latest = new Map<string, Item>();
  for (const record of records) {
    const known = latest.get(record.id);
    if (known === undefined || known.timeUpdated < record.timeUpdated) latest.set(record.id, record);
  }
  return [...latest.values()];
}
