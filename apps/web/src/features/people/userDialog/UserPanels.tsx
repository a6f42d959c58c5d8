import { Accordion, Text } from '@mantine/core';
import {
  IconAdjustments,
  IconAlertTriangle,
  IconBell,
  IconCalendarShare,
  IconHistory,
  IconKey,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useAccountEditor } from './accountEditor.ts';
import { AdvancedPanel } from './AdvancedPanel.tsx';
import { AuthenticationPanel } from './AuthenticationPanel.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';
import { CommunicationPanel } from './CommunicationPanel.tsx';
import { DangerPanel } from './DangerPanel.tsx';
import { DisabledNote } from './DisabledNote.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { InfoPanel } from './InfoPanel.tsx';
import { type Panel, panelOf, panels } from './panels.ts';
import { PermissionsPanel } from './PermissionsPanel.tsx';
import classes from './UserPanels.module.css';

type Props = Readonly<{
  visible: readonly Panel[];
  open: readonly Panel[];
  onOpen(open: readonly Panel[]): void;
  onDeleted(): void;
}>;

const icons = {
  info: IconUser,
  permissions: IconKey,
  authentication: IconShieldLock,
  communication: IconBell,
  calendar: IconCalendarShare,
  advanced: IconAdjustments,
  danger: IconAlertTriangle,
  history: IconHistory,
};

export function UserPanels({ visible, open, onOpen, onDeleted }: Props) {
  const { t } = useTexts('features/people/userDialog');
  const { form } = useAccountEditor();
  const inTrouble = new Set(Object.keys(form.errors).map(panelOf));
  return (
    <Accordion
      multiple
      order={3}
      variant="separated"
      keepMounted={false}
      value={[...open]}
      onChange={(chosen) => onOpen(panels.filter((panel) => chosen.includes(panel)))}
      classNames={{
        item: classes.item ?? '',
        control: classes.control ?? '',
        content: classes.content ?? '',
      }}
    >
      {visible.map((panel) => {
        const Icon = icons[panel];
        return (
          <Accordion.Item key={panel} value={panel} data-danger={panel === 'danger' || undefined}>
            <Accordion.Control icon={<Icon size={20} aria-hidden />}>
              <Text span fw={600} className={classes.name}>
                {t(`panels.${panel}`)}
              </Text>
              <Text span size="sm" c="dimmed" className={classes.hint}>
                {t(`panelHints.${panel}`)}
              </Text>
              {inTrouble.has(panel) ? (
                <Text span size="sm" className={classes.trouble}>
                  {t('hasErrors')}
                </Text>
              ) : null}
            </Accordion.Control>
            <Accordion.Panel>
              <Content panel={panel} onDeleted={onDeleted} />
            </Accordion.Panel>
            {panel === 'danger' ? <DisabledNote /> : null}
          </Accordion.Item>
        );
      })}
    </Accordion>
  );
}

function Content({ panel, onDeleted }: Readonly<{ panel: Panel; onDeleted(): void }>) {
  if (panel === 'info') return <InfoPanel />;
  if (panel === 'permissions') return <PermissionsPanel />;
  if (panel === 'authentication') return <AuthenticationPanel />;
  if (panel === 'communication') return <CommunicationPanel />;
  if (panel === 'calendar') return <CalendarPanel />;
  if (panel === 'advanced') return <AdvancedPanel />;
  return panel === 'danger' ? <DangerPanel onDeleted={onDeleted} /> : <HistoryPanel />;
}
