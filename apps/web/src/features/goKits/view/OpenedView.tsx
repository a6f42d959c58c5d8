import { Button, Group, Tabs, Text, Title } from '@mantine/core';
import type { GoKitContent } from '@schooldog/domain/goKits';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import type { KitRow } from '../../../platform/pinned/database.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { KitAge } from '../kit/KitAge.tsx';
import { KitRefused, type OpenedKit, readContent } from '../kit/open.ts';
import { Contacts } from './Contacts.tsx';
import classes from './Kit.module.css';
import { PlanList } from './PlanList.tsx';
import { RoleTables } from './RoleTables.tsx';

type Props = Readonly<{ kit: KitRow; opened: OpenedKit; onLock(): void; onDamaged(): void }>;

export function OpenedView({ kit, opened, onLock, onDamaged }: Props) {
  const { t } = useTexts('features/goKits');
  return (
    <>
      <Text className={classes.onPaper ?? ''}>{t('view.noPrint')}</Text>
      <div className={classes.kit}>
        <Group justify="space-between" align="flex-start" mb="md">
          <div>
            <Title order={1} tabIndex={-1}>
              {t('unlock.title', { school: kit.schoolName })}
            </Title>
            <KitAge kit={kit} />
          </div>
          <Button
            variant="default"
            mih={44}
            leftSection={<IconLock size={18} aria-hidden />}
            onClick={onLock}
          >
            {t('view.lock')}
          </Button>
        </Group>
        {/* Read again when a contact with the server replaced it. */}
        <KitTabs key={kit.version} opened={opened} onLock={onLock} onDamaged={onDamaged} />
      </div>
    </>
  );
}

function KitTabs({ opened, onLock, onDamaged }: Omit<Props, 'kit'>) {
  const { t } = useTexts('features/goKits');
  const content = useContent(opened, (error) => {
    if (error instanceof KitRefused && error.reason === 'damaged') onDamaged();
    onLock();
  });
  if (content === null) return <SkeletonList rows={5} height={60} />;
  return (
    <Tabs defaultValue="plan" keepMounted={false}>
      <Tabs.List mb="md" aria-label={t('view.tabs')}>
        {(['plan', 'contacts', 'roles'] as const).map((tab) => (
          <Tabs.Tab key={tab} value={tab} mih={44}>
            {t(`view.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="plan">
        <PlanList content={content} opened={opened} />
      </Tabs.Panel>
      <Tabs.Panel value="contacts">
        <Contacts content={content} />
      </Tabs.Panel>
      <Tabs.Panel value="roles">
        <RoleTables content={content} />
      </Tabs.Panel>
    </Tabs>
  );
}

function useContent(opened: OpenedKit, refuse: (error: unknown) => void): GoKitContent | null {
  const [content, setContent] = useState<GoKitContent | null>(null);
  const onRefused = useEffectEvent(refuse);
  useEffect(() => {
    let isLeft = false;
    readContent(opened).then(
      (read) => {
        if (!isLeft) setContent(read);
      },
      (error: unknown) => {
        if (!isLeft) onRefused(error);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [opened]);
  return content;
}
