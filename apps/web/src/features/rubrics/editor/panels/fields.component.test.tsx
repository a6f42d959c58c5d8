import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Switch, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';

const styles = readFileSync(join(import.meta.dirname, 'fields.module.css'), 'utf8');

it('draws no checkbox over a switch that cannot be changed', async () => {
  await renderAs(
    someone('principal'),
    <>
      <style>{`input { opacity: 0.5; } [role='switch'] { opacity: 0; } ${styles}`}</style>
      <fieldset className="fields" disabled>
        <TextInput label="Name" />
        <Switch label="Show scores" />
      </fieldset>
    </>,
  );
  const opacityOf = (part: HTMLElement) => getComputedStyle(part).opacity;
  expect(opacityOf(screen.getByRole('switch', { name: 'Show scores' }))).toBe('0');
  expect(opacityOf(screen.getByRole('textbox', { name: 'Name' }))).toBe('1');
});
