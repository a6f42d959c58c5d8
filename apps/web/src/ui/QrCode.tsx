import { useQuery } from '@tanstack/react-query';

type Props = Readonly<{ text: string; alt: string; size: number }>;

/** Drawn on the device; its code is fetched when it is first shown. What it holds is not kept. */
export function QrCode({ text, alt, size }: Props) {
  const picture = useQuery({
    queryKey: ['qrCode', text],
    queryFn: async () => {
      const { toDataURL } = await import('qrcode');
      return toDataURL(text, { margin: 0, width: size * 2 });
    },
    gcTime: 0,
    networkMode: 'always',
  });
  return picture.data === undefined ? null : <img src={picture.data} alt={alt} width={size} height={size} />;
}
