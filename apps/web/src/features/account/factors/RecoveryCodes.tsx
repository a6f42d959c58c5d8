// Shown once, when they are made. Nobody leaves before saying that they have them.
import { Button, CopyButton, Group, Text, Title } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../platform/downloads/saveFile.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useSession } from '../../../platform/session/session.ts';
import classes from './RecoveryCodes.module.css';

type Props = Readonly<{ codes: readonly string[]; onSaved(): void }>;

export function RecoveryCodes({ codes, onSaved }: Props) {
  const { t } = useTexts('features/account/factors');
  const heading = useRef<HTMLHeadingElement>(null);
  const email = useSession().session?.user?.email ?? '';
  useEffect(() => heading.current?.focus(), []);

  const download = () => {
    const text = [t('codes.file', { email }), '', ...codes, ''].join('\r\n');
    saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt');
  };

  return (
    <div className={classes.sheet}>
      <Title order={2} size="h3" tabIndex={-1} ref={heading} className={classes.title}>
        {t('codes.title')}
      </Title>
      <Text c="dimmed" mt={4}>
        {t('codes.lead')}
      </Text>
      <ul className={classes.codes} aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs" className={classes.actions} justify="center">
        <CopyButton value={codes.join('\n')} timeout={2_000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? t('codes.copied') : t('codes.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
          {t('codes.download')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('codes.print')}
        </Button>
      </Group>
      <Button fullWidth size="md" mt="md" className={classes.actions} onClick={onSaved}>
        {t('codes.saved')}
      </Button>
    </div>
  );
}
