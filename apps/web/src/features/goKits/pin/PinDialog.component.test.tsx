import { validUntilAfter } from '@schooldog/domain/goKits';
import { takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pinnedDatabase } from '../../../platform/pinned/database.ts';
import { hasPinned } from '../../../platform/pinned/marker.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { Unlock } from '../view/Unlock.tsx';
import { PinDialog } from './PinDialog.tsx';

takesPlaceOnTuesday();

const principal = someone('principal');
const content = { schoolName: oakHill.name, components: [], contacts: [], skills: [], roleTables: [] };

beforeEach(async () => {
  const { dexie } = await pinnedDatabase();
  await Promise.all(dexie.tables.map((table) => table.clear()));
  fakeApi({
    'goKits.pinKit': () => ({ done: true }),
    'goKits.removeKit': () => ({ done: true }),
    'goKits.getKitContent': () => ({
      version: '1'.repeat(32),
      validUntil: validUntilAfter(tuesdayMorning).toISOString(),
      content,
    }),
  });
});

afterEach(() => vi.unstubAllGlobals());

const dialog = (onClose = () => undefined) => (
  <PinDialog schoolId={oakHill.id} school={oakHill.name} onClose={onClose} />
);

it('without passkeys a passphrase is made, typed once, and opens the kit', async () => {
  const hands = await renderAs(principal, dialog());
  expect(await screen.findByText(/a passphrase of four words/)).toBeDefined();
  await hands.click(screen.getByRole('button', { name: 'Continue' }));
  const passphrase = (await screen.findByLabelText('Your passphrase')).textContent;
  const store = screen.getByRole('button', { name: 'Keep on this device' });
  const field = screen.getByLabelText('Type the passphrase to confirm');
  await fill(hands, field, 'four quite other words');
  expect(screen.getByText("That isn't the passphrase above.")).toBeDefined();
  expect(store).toHaveProperty('disabled', true);
  await hands.clear(field);
  await hands.type(field, passphrase);
  await hands.click(store);
  expect(await screen.findByText(`${oakHill.name} is kept on this device`)).toBeDefined();
  expect(hasPinned()).toBe(true);
  expect(callsOf('goKits.pinKit')).toMatchObject([{ schoolId: oakHill.id, lock: 'passphrase' }]);

  const { kits } = await pinnedDatabase();
  const [kit] = await kits.toArray();
  if (kit === undefined) throw new Error('a kit');
  const onOpened = vi.fn<() => void>();
  await renderAs(
    principal,
    <Unlock kit={kit} isPasskey={false} onOpened={onOpened} onDamaged={() => undefined} />,
  );
  await fill(hands, screen.getByLabelText('Passphrase'), 'four quite other words');
  await hands.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(await screen.findByText("That isn't the passphrase for this go-kit.")).toBeDefined();
  await fill(hands, screen.getByLabelText('Passphrase'), passphrase);
  await hands.click(screen.getByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(onOpened).toHaveBeenCalledOnce());
});

it('says why the server refuses', async () => {
  fakeApi({
    'goKits.pinKit': () => {
      throw refusal(409, 'goKit.tooMany');
    },
  });
  const hands = await renderAs(principal, dialog());
  await hands.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/up to 5 schools on a device/)).toBeDefined();
});

it('closing it before the end leaves nothing, here or there', async () => {
  const onClose = vi.fn<() => undefined>();
  const hands = await renderAs(principal, dialog(onClose));
  await hands.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByLabelText('Your passphrase');
  await hands.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(callsOf('goKits.removeKit')).toHaveLength(1));
  expect(await (await pinnedDatabase()).keys.count()).toBe(0);
});
