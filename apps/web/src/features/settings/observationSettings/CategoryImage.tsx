import { CategoryTile } from './CategoryTile.tsx';
import { useObservation } from './useObservation.ts';

/** Stands beside the category's name, so it says nothing to whoever listens. */
export function CategoryImage({ categoryId, size = 40 }: Readonly<{ categoryId: string; size?: number }>) {
  const { settings, category } = useObservation();
  const { label = '', image = '' } = category(categoryId) ?? {};
  return <CategoryTile label={label} image={image} url={settings?.imageUrls[image]} size={size} />;
}
