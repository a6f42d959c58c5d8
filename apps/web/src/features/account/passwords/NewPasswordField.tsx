import { PasswordInput } from '@mantine/core';
import { maxPasswordLength, minPasswordLength, type PasswordOwner } from '@schooldog/domain/signIn';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import classes from './NewPasswordField.module.css';
import type { PasswordFault } from './newPasswordFailure.ts';
import { filledQuarters, passwordAdvice } from './passwordAdvice.ts';

type Props = Readonly<{
  value: string;
  onChange(password: string): void;
  fault: PasswordFault | null;
  /** Whose password it is going to be, as far as known: their own name is the first thing others try. */
  owner: Partial<PasswordOwner>;
  label?: string;
}>;

/** A new password, with its strength in words: long beats complicated. It is typed only once. */
export function NewPasswordField({ value, onChange, fault, owner, label }: Props) {
  const { t } = useTexts('features/account/passwords');
  const { level, missing } = passwordAdvice(value, { firstName: '', lastName: '', email: '', ...owner });
  const words =
    level === 'empty' ? '' : level === 'short' ? t('new.more', { count: missing }) : t(`new.${level}`);
  return (
    <div>
      <PasswordInput
        label={label ?? t('new.label')}
        description={t('new.help', { min: minPasswordLength })}
        name="new-password"
        autoComplete="new-password"
        size="md"
        required
        withAsterisk={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={fault && t(`errors.${fault}`, { min: minPasswordLength, max: maxPasswordLength })}
        visibilityToggleButtonProps={{ 'aria-label': t('new.show'), tabIndex: 0 }}
      />
      <div className={classes.strength} data-level={level}>
        <div className={classes.bar} aria-hidden>
          {[1, 2, 3, 4].map((quarter) => (
            <span key={quarter} data-filled={quarter <= filledQuarters[level] || undefined} />
          ))}
        </div>
        <output className={classes.words}>{words}</output>
      </div>
    </div>
  );
}
