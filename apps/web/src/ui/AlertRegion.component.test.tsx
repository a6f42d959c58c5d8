import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAs } from '../testing/renderAs.tsx';
import { someone } from '../testing/someone.ts';
import { AlertRegion } from './AlertRegion.tsx';
import { FormFooter } from './FormFooter.tsx';
import { RecordFormDialog } from './recordForm/RecordFormDialog.tsx';

const nothing = () => undefined;

function Late() {
  const [text, setText] = useState<string | null>(null);
  return (
    <>
      <AlertRegion color="red">{text}</AlertRegion>
      <button type="button" onClick={() => setText('It failed.')}>
        Send
      </button>
    </>
  );
}

it('is one alert, whose region is there before its message', async () => {
  const user = await renderAs(someone('principal'), <Late />);
  const region = await screen.findByRole('alert');
  expect(region.textContent).toBe('');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('It failed.')).toBeTruthy();
  expect(screen.getAllByRole('alert')).toEqual([region]);
  expect(region.textContent).toBe('It failed.');
});

it('the problem of a form is announced once', async () => {
  await renderAs(
    someone('principal'),
    <FormFooter
      formId="form"
      submitLabel="Save"
      isPending={false}
      problem="It was not saved."
      onCancel={nothing}
    />,
  );
  await screen.findByText('It was not saved.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('and so is work that the device could not keep', async () => {
  const user = await renderAs(
    someone('principal'),
    <RecordFormDialog
      title="Log entry"
      submitLabel="Log"
      notStored="It was not stored."
      check={() => true}
      store={() => Promise.reject(new Error('full'))}
      onClose={nothing}
    >
      <p>fields</p>
    </RecordFormDialog>,
  );
  await user.click(await screen.findByRole('button', { name: 'Log' }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText('It was not stored.');
  expect(dialog.getAllByRole('alert')).toHaveLength(1);
});
