import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './InlineQuestion.module.css';

type Props = Readonly<{
  title: string;
  body: string;
  confirmLabel: string;
  isBusy: boolean;
  isDanger?: boolean;
  onConfirm(): void;
  onKeep(): void;
}>;

/** A question in its place, inside a dialog that should not be covered by another one. The way back has the focus. */
export function InlineQuestion(props: Props) {
  const { t } = useTexts('features/account/factors');
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <section className={classes.question} aria-label={props.title}>
      <Text fw={600}>{props.title}</Text>
      <Text size="sm" mt={4}>
        {props.body}
      </Text>
      <Group justify="flex-end" gap="sm" mt="sm">
        <Button variant="default" ref={keep} onClick={props.onKeep}>
          {t('manage.keep')}
        </Button>
        <Button
          loading={props.isBusy}
          onClick={props.onConfirm}
          {...(props.isDanger === true ? { color: 'red' } : {})}
        >
          {props.confirmLabel}
        </Button>
      </Group>
    </section>
  );
}
