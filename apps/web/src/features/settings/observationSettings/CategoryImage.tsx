import { CategoryTile } from './CategoryTile.tsx';
import { useObservation } from './useObservation.ts';

/** Shown beside the category's name, so screen readers skip it. */
export function CategoryImage({ categoryId, size = 40 }: Readonly<{ categoryId: string; size?: number }>) {
  const { settings, category } = useObservation();
  const { label = '', image = '' } = category(categoryId) ?? {};
  return <CategoryTile label={label} image={image} url={settings?.imageUrls[image]} size={size} />;
}
