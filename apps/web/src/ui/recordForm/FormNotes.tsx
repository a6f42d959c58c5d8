// Where the content of a form comes from, when it is not what the person expects.
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconHistory, IconUsers } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import classes from './RecordFormDialog.module.css';

/** What was begun before is in the form. */
export function DraftNote({ onStartOver }: Readonly<{ onStartOver(): void }>) {
  const { t } = useTexts('ui');
  return (
    <div className={classes.draft}>
      <IconHistory size={18} aria-hidden />
      <span className={classes.draftWords}>{t('form.draftKept')}</span>
      <Button variant="subtle" size="compact-sm" onClick={onStartOver}>
        {t('form.startOver')}
      </Button>
    </div>
  );
}

/** Changes of others came into the form. */
export function TakenOverNote({ children }: Readonly<{ children: string }>) {
  return (
    <output className={classes.draft}>
      <IconUsers size={18} aria-hidden />
      <span className={classes.draftWords}>{children}</span>
    </output>
  );
}

/** The server did not accept it. */
export function RejectedNote({ children }: Readonly<{ children: string }>) {
  return (
    <Alert color="orange" icon={<IconAlertCircle aria-hidden />} p="sm">
      {children}
    </Alert>
  );
}
