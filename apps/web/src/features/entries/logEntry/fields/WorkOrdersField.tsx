import { ActionIcon, Button, Select, Stack, Text } from '@mantine/core';
import { entryLimits, type PlannedWorkOrder, workOrderPriorities } from '@schooldog/domain/entries';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/useTexts.ts';
import { GrowingTextField } from '../../../../ui/GrowingTextField.tsx';
import { Field } from '../../../../ui/recordForm/Field.tsx';
import { newWorkOrder } from './newWorkOrder.ts';
import { useTakeFocus } from '../../../../ui/useTakeFocus.ts';
import classes from './WorkOrdersField.module.css';

type Props = Readonly<{
  value: readonly PlannedWorkOrder[];
  onChange(orders: readonly PlannedWorkOrder[]): void;
  /** Attached by earlier edits. */
  planned: number;
  problem(orderId: string): string | undefined;
}>;

export function WorkOrdersField({ value, onChange, planned, problem }: Props) {
  const { t } = useTexts('features/entries/logEntry');
  const isFull = value.length + planned >= entryLimits.workOrders;
  const change = (id: string, changes: Partial<PlannedWorkOrder>) =>
    onChange(value.map((order) => (order.id === id ? { ...order, ...changes } : order)));
  return (
    <Stack gap="sm">
      {planned === 0 ? null : <Text size="sm">{t('workOrders.planned', { count: planned })}</Text>}
      {value.map((order, at) => (
        <Field key={order.id} name={`workOrder ${order.id}`}>
          <OrderFields
            order={order}
            number={planned + at + 1}
            error={problem(order.id)}
            onChange={(changes) => change(order.id, changes)}
            onRemove={() => onChange(value.filter(({ id }) => id !== order.id))}
          />
        </Field>
      ))}
      {isFull ? (
        <Text size="sm" c="dimmed">
          {t('workOrders.most', { number: entryLimits.workOrders })}
        </Text>
      ) : (
        <Button
          variant="light"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...value, newWorkOrder()])}
        >
          {t('workOrders.add')}
        </Button>
      )}
    </Stack>
  );
}

type OrderProps = Readonly<{
  order: PlannedWorkOrder;
  number: number;
  error: string | undefined;
  onChange(changes: Partial<PlannedWorkOrder>): void;
  onRemove(): void;
}>;

function OrderFields({ order, number, error, onChange, onRemove }: OrderProps) {
  const { t } = useTexts('features/entries/logEntry');
  const [isNew] = useState(order.description === '');
  const description = useTakeFocus<HTMLTextAreaElement>(isNew);
  return (
    <fieldset className={classes.order}>
      <legend className={classes.legend}>{t('workOrders.title', { number })}</legend>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        className={classes.remove ?? ''}
        onClick={onRemove}
        aria-label={t('workOrders.remove', { number })}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <GrowingTextField
        ref={description}
        label={t('workOrders.description')}
        description={t('workOrders.hint')}
        minRows={2}
        value={order.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        error={error}
        withAsterisk
        required
      />
      <Select
        label={t('workOrders.priority')}
        data={workOrderPriorities.map((value) => ({ value, label: t(`workOrders.priorities.${value}`) }))}
        value={order.priority}
        onChange={(chosen) => {
          const priority = workOrderPriorities.find((one) => one === chosen);
          if (priority !== undefined) onChange({ priority });
        }}
        allowDeselect={false}
      />
    </fieldset>
  );
}
