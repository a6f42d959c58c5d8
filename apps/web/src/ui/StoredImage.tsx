// A picture stored on the server. On a first screen it comes after the words. A failed load is retried up to three
// times, each time waiting longer.
import { Box, Center, Image, Text, VisuallyHidden } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../platform/i18n/useTexts.ts';
import { useIsFirstScreenDue } from '../platform/useIsFirstScreenDue.ts';

export const imageRetries = 3;

/** Two seconds times the number of the attempt. */
export function retryDelay(attempt: number): number {
  return 2_000 * attempt;
}

/** Below this height there is no room for text. */
const leastHeightForWords = 120;

type Props = Readonly<{
  src: string;
  /** A small version of the picture, shown until this one is loaded. */
  meanwhile?: string;
  alt: string;
  isOffline: boolean;
  height?: number | '100%';
  fit?: 'cover' | 'contain';
}>;

export function StoredImage({ src, meanwhile, alt, isOffline, height = 160, fit = 'cover' }: Props) {
  const { t } = useTexts('ui');
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [isLoaded, setIsLoaded] = useState(false);
  const isFirstScreenDue = useIsFirstScreenDue();

  useEffect(() => {
    if (failures === 0 || failures > imageRetries || attempt === failures) return undefined;
    const timer = setTimeout(() => setAttempt(failures), retryDelay(failures));
    return () => clearTimeout(timer);
  }, [failures, attempt]);

  const note = isOffline ? t('picture.offline') : failures > imageRetries ? t('picture.failed') : null;
  if (note !== null) {
    return (
      <Center h={height} p="sm" bg="var(--mantine-color-default-hover)" bdrs={8}>
        {typeof height === 'number' && height < leastHeightForWords ? (
          <>
            <IconPhotoOff size={24} aria-hidden />
            <VisuallyHidden>{note}</VisuallyHidden>
          </>
        ) : (
          <Text size="sm" c="dimmed" ta="center">
            {note}
          </Text>
        )}
      </Center>
    );
  }
  if (isFirstScreenDue) return <Box h={height} />;
  const background = meanwhile === undefined ? 'none' : `url("${meanwhile}") center / ${fit} no-repeat`;
  return (
    <Box h={height} bg={isLoaded ? 'none' : background}>
      <Image
        key={attempt}
        src={src}
        alt={alt}
        h={height}
        fit={fit}
        loading="lazy"
        decoding="async"
        radius={8}
        onLoad={() => setIsLoaded(true)}
        onError={() => setFailures(attempt + 1)}
      />
    </Box>
  );
}
