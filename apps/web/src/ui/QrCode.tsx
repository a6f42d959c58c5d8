import { useQuery } from '@tanstack/react-query';
import { untilLoaded } from '../platform/lazyParts/untilLoaded.ts';

type Props = Readonly<{ text: string; alt: string; size: number }>;

/** Drawn on the device, sharp at every size; its code is fetched when it is first shown. What it holds is not kept. */
export function QrCode({ text, alt, size }: Props) {
  const picture = useQuery({
    queryKey: ['qrCode', text],
    queryFn: async () => {
      const { toString } = await untilLoaded(() => import('qrcode'));
      const drawing = await toString(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
      return `data:image/svg+xml;utf8,${encodeURIComponent(drawing)}`;
    },
    gcTime: 0,
    networkMode: 'always',
  });
  return picture.data === undefined ? null : <img src={picture.data} alt={alt} width={size} height={size} />;
}
