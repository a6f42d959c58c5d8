// Fields of the editor, each of which is drawn again only when its own value changes.
import { NumberInput, Switch, TextInput } from '@mantine/core';
import type { RubricContent } from '@schooldog/domain/rubrics';
import { type ReactNode, useState } from 'react';
import { GrowingTextField } from '../../../../ui/GrowingTextField.tsx';
import { useTakeFocus } from '../../../../ui/useTakeFocus.ts';
import { useEdited, useEditor } from '../editing/useEdited.ts';
import classes from './fields.module.css';

/** Those that cannot be changed by everyone and at any time; a field outside of it can be used always. */
export function Fields({ children }: Readonly<{ children: ReactNode }>) {
  const { isReadOnly } = useEditor();
  return (
    <fieldset className={classes.fields} disabled={isReadOnly}>
      {children}
    </fieldset>
  );
}

type Edited<Value> = Readonly<{
  label: string;
  description?: string;
  of(content: RubricContent): Value;
  change(content: RubricContent, value: Value): RubricContent;
}>;

type TextProps = Edited<string> &
  Readonly<{ maxLength: number; takesFocus?: boolean; placeholder?: string; rows?: number }>;

export function LineField({ label, description, of, change, maxLength, takesFocus = false }: TextProps) {
  const { editor } = useEditor();
  const value = useEdited(of);
  const input = useTakeFocus<HTMLInputElement>(takesFocus);
  return (
    <TextInput
      ref={input}
      label={label}
      description={description}
      autoComplete="off"
      maxLength={maxLength}
      value={value}
      onChange={({ currentTarget }) => editor.change((content) => change(content, currentTarget.value))}
      onBlur={() => void editor.flush()}
    />
  );
}

export function AreaField({ label, description, of, change, maxLength, placeholder, rows = 2 }: TextProps) {
  const { editor } = useEditor();
  const value = useEdited(of);
  return (
    <GrowingTextField
      label={label}
      description={description}
      placeholder={placeholder}
      minRows={rows}
      maxRows={12}
      maxLength={maxLength}
      value={value}
      onChange={({ currentTarget }) => editor.change((content) => change(content, currentTarget.value))}
      onBlur={() => void editor.flush()}
    />
  );
}

type NumberProps = Edited<number | null> &
  Readonly<{
    max: number;
    placeholder?: string;
    suffix?: string;
    /** -1 can be typed, and means the same as an empty field. */
    isEmptyBelowZero?: boolean;
  }>;

/** A whole number; null while the field is empty. */
export function WholeField({ label, description, of, change, max, ...look }: NumberProps) {
  const { placeholder, suffix, isEmptyBelowZero = false } = look;
  const { editor } = useEditor();
  const value = useEdited(of);
  // Stays in sight while it is typed, so that the digit after the minus is not taken for a number of its own.
  const [typedBelowZero, setTypedBelowZero] = useState<string | number | null>(null);
  return (
    <NumberInput
      label={label}
      description={description}
      placeholder={placeholder}
      {...(suffix === undefined ? {} : { suffix })}
      min={isEmptyBelowZero ? -1 : 0}
      max={max}
      allowDecimal={false}
      allowNegative={isEmptyBelowZero}
      clampBehavior="strict"
      inputMode="numeric"
      value={typedBelowZero ?? value ?? ''}
      onChange={(typed) => {
        setTypedBelowZero(String(typed).startsWith('-') ? typed : null);
        editor.change((content) => change(content, wholeIn(typed)));
      }}
      onBlur={() => {
        setTypedBelowZero(null);
        void editor.flush();
      }}
    />
  );
}

function wholeIn(typed: string | number): number | null {
  return /^\d+$/.test(String(typed)) ? Number(typed) : null;
}

export function SwitchField({ label, description, of, change }: Edited<boolean>) {
  const { editor } = useEditor();
  const value = useEdited(of);
  return (
    <Switch
      label={label}
      description={description}
      checked={value}
      onChange={({ currentTarget }) => editor.change((content) => change(content, currentTarget.checked))}
    />
  );
}
