import { Card, Text, Title, UnstyledButton } from '@mantine/core';
import { eopSections } from '@schooldog/domain/eop';
import type { GoKitContent } from '@schooldog/domain/goKits';
import { IconChevronRight, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useMomentText } from '../../../ui/momentText.ts';
import { PdfPreview } from '../../../ui/pdf/PdfPreview.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { type OpenedKit, readPdf } from '../kit/open.ts';
import classes from './Kit.module.css';

type Component = GoKitContent['components'][number];
type Props = Readonly<{ content: GoKitContent; opened: OpenedKit }>;

export function PlanList({ content: { components }, opened }: Props) {
  const { t } = useTexts('features/goKits');
  const momentText = useMomentText();
  const [shown, setShown] = useState<Component | null>(null);
  if (components.length === 0) return <StateMessage icon={<IconFileText />} title={t('view.noPlan')} />;
  return (
    <>
      {eopSections.map((section) => {
        const ofSection = components.filter((component) => component.section === section);
        if (ofSection.length === 0) return null;
        return (
          <section key={section} aria-label={t(`sections.${section}`)}>
            <Title order={2} mb="xs">
              {t(`sections.${section}`)}
            </Title>
            <Card withBorder padding={0} component="ul" className={classes.rows ?? ''}>
              {ofSection.map((component) => (
                <li key={component.id}>
                  <UnstyledButton className={classes.row ?? ''} onClick={() => setShown(component)}>
                    <span className={classes.words}>
                      <Text fw={600} component="span" display="block">
                        {component.name}
                      </Text>
                      <Text size="sm" c="dimmed" component="span">
                        {t('view.certified', { time: momentText(component.timeCertified) })}
                      </Text>
                    </span>
                    <IconChevronRight size={20} aria-hidden />
                  </UnstyledButton>
                </li>
              ))}
            </Card>
          </section>
        );
      })}
      {shown === null ? null : <PdfDialog component={shown} opened={opened} onClose={() => setShown(null)} />}
    </>
  );
}

type PdfProps = Readonly<{ component: Component; opened: OpenedKit; onClose(): void }>;

/** Drawn from memory: there is no address of it that a browser could save. */
function PdfDialog({ component: { name, certificationId }, opened, onClose }: PdfProps) {
  const { t } = useTexts('features/goKits');
  const source = {
    key: certificationId,
    load: async () => (await readPdf(opened, certificationId)).buffer,
  };
  return (
    <Dialog title={name} onClose={onClose} width="approvals">
      <div className={classes.kit}>
        <PdfPreview label={t('view.pdf', { name })} source={source} />
      </div>
    </Dialog>
  );
}
