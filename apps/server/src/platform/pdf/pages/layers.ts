import { PDFArray, type PDFContext, PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import type { ObjectCopier } from './copyObjects.ts';

/** The layers of a drawing, and those of them that are hidden: a hidden layer must not appear in the copy. */
export function copyLayers(
  source: Readonly<{ context: PDFContext; catalog: PDFDict }>,
  target: Readonly<{ context: PDFContext; catalog: PDFDict }>,
  copier: ObjectCopier,
): void {
  const properties = source.catalog.lookup(PDFName.of('OCProperties'));
  if (!(properties instanceof PDFDict)) return;
  const settings = properties.lookup(PDFName.of('D'));
  const listed = (holder: unknown, key: string): PDFRef[] => {
    const list = holder instanceof PDFDict ? holder.lookup(PDFName.of(key)) : undefined;
    return list instanceof PDFArray ? list.asArray().filter((item) => item instanceof PDFRef) : [];
  };
  const all = listed(properties, 'OCGs');
  const isOffFirst =
    settings instanceof PDFDict && settings.lookup(PDFName.of('BaseState')) === PDFName.of('OFF');
  const shown = new Set(listed(settings, 'ON'));
  const hidden = isOffFirst ? all.filter((layer) => !shown.has(layer)) : listed(settings, 'OFF');
  const copied = (layers: readonly PDFRef[]) => layers.map((layer) => copier.copy(layer));
  const { groups, off } = layersOf(target);
  for (const layer of copied(all)) groups.push(layer);
  for (const layer of copied(hidden)) off.push(layer);
}

/** Those of the target, to which every joined document adds its own. */
function layersOf({ context, catalog }: Readonly<{ context: PDFContext; catalog: PDFDict }>) {
  const key = PDFName.of('OCProperties');
  const known = catalog.lookup(key);
  const properties = known instanceof PDFDict ? known : context.obj({ OCGs: [], D: { OFF: [], Order: [] } });
  catalog.set(key, properties);
  return {
    groups: properties.lookup(PDFName.of('OCGs'), PDFArray),
    off: properties.lookup(PDFName.of('D'), PDFDict).lookup(PDFName.of('OFF'), PDFArray),
  };
}
