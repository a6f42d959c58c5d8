import { Fieldset, UnstyledButton } from '@mantine/core';
import type { FactorKind } from '@schooldog/domain/account';
import { IconChevronRight, IconDeviceMobileCode, IconMessage } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './ChooseFactor.module.css';

const icons = { totp: IconDeviceMobileCode, sms: IconMessage } as const;

type Props = Readonly<{ kinds: readonly FactorKind[]; onChoose(kind: FactorKind): void }>;

export function ChooseFactor({ kinds, onChoose }: Props) {
  const { t } = useTexts('features/account/factors');
  return (
    <Fieldset variant="unstyled" legend={t('enrol.choose')} classNames={{ legend: classes.legend ?? '' }}>
      {kinds.map((kind) => {
        const Mark = icons[kind];
        return (
          <UnstyledButton key={kind} className={classes.kind} onClick={() => onChoose(kind)}>
            <span className={classes.icon}>
              <Mark size={24} stroke={1.6} aria-hidden />
            </span>
            <span className={classes.words}>
              <span className={classes.name}>{t(`enrol.${kind}`)}</span>
              <span className={classes.help}>{t(`enrol.${kind}Help`)}</span>
            </span>
            <IconChevronRight size={20} aria-hidden className={classes.onward} />
          </UnstyledButton>
        );
      })}
    </Fieldset>
  );
}
