import { screen, waitFor, within } from '@testing-library/react';
import { type DrillRulesDocument, drillRulesMerge } from '@schooldog/domain/drills';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { aRule, someRules } from '../../../testing/drillRules.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { RulesPage } from './RulesPage.tsx';

beforeEach(() =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
    'drills.getDrillRulesHistory': () => ({ changes: [], next: null }),
  }),
);

/** A server that keeps what is saved. */
async function show(document: DrillRulesDocument) {
  const kept = { document };
  fakeApi({
    'drills.getDrillRules': () => kept.document,
    'drills.editDrillRules': ({ edit }) => {
      const merged = drillRulesMerge.apply(kept.document, edit).value;
      kept.document = { ...merged, rules: [...merged.rules], schoolDays: [...merged.schoolDays] };
      return kept.document;
    },
  });
  const user = await renderAs(someone('district_safety_coordinator'), <RulesPage />);
  return { user, kept };
}

/** Roles take seconds to find in a form of this size. */
async function dialogWith(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title, { selector: 'h2' })).closest<HTMLElement>('[role="dialog"]');
  if (dialog === null) throw new Error(`no dialog ${title}`);
  return dialog;
}

function buttonIn(dialog: HTMLElement, name: string): HTMLElement {
  const button = within(dialog).getByText(name).closest('button');
  if (button === null) throw new Error(`no button ${name}`);
  return button;
}

it('is turned on, and begins with the rules of Georgia, each to be confirmed', async () => {
  const { user, kept } = await show(someRules({ isEnabled: false, rules: [] }));
  await user.click(await screen.findByLabelText('Show which drills are due'));
  await waitFor(() => expect(kept.document.isEnabled).toBe(true));
  await user.click(screen.getByText('Start with the Georgia rules'));
  const rule = await screen.findByText(
    'Fire drill once in every month with a school day. In November and February: Severe weather drill instead.',
  );
  expect(rule).toBeTruthy();
  expect(screen.getByText('Intruder drill once from the first school day to October 1.')).toBeTruthy();
  expect(screen.getAllByText('To be confirmed by the district')).toHaveLength(3);
  await user.click(screen.getByLabelText('Confirm Monthly fire or severe weather drill'));
  await waitFor(() => expect(screen.getAllByText('To be confirmed by the district')).toHaveLength(2));
});

it('a rule is added when it is complete', async () => {
  const { user, kept } = await show(someRules({ rules: [] }));
  await user.click(await screen.findByText('Add rule'));
  const dialog = await dialogWith('Add rule');
  await user.click(within(dialog).getByLabelText(/After the start of school/, { selector: 'input' }));
  await user.click(buttonIn(dialog, 'Add another drill'));
  const second = within(dialog).getByLabelText('Days for the second drill');
  await user.clear(second);
  await user.click(buttonIn(dialog, 'Save'));
  expect(await within(dialog).findByText('This field is required.')).toBeTruthy();
  expect(within(dialog).getByText('Enter a whole number from 1 to 366.')).toBeTruthy();
  expect(callsOf('drills.editDrillRules')).toEqual([]);
  await fill(user, within(dialog).getByLabelText(/^Name/), 'First drills');
  await fill(user, second, '25');
  await user.click(buttonIn(dialog, 'Save'));
  expect(
    await screen.findByText(
      'Fire drill: the first within 10 days of the start of school and the second within 25 days.',
    ),
  ).toBeTruthy();
  expect(kept.document.rules).toMatchObject([{ name: 'First drills', eventTypes: ['planned', 'real'] }]);
});

it('a rule of another editor stays, and one that both changed is asked about', async () => {
  const { user, kept } = await show(someRules());
  await user.click(await screen.findByLabelText('Edit Monthly fire drill'));
  const dialog = await dialogWith('Edit rule');
  const name = within(dialog).getByLabelText(/^Name/);
  await fill(user, name, 'Mine');
  const theirs = { ...kept.document, rules: [aRule({ name: 'Theirs', toTell: 'Families' })] };
  fakeApi({
    'drills.editDrillRules': ({ edit }) => {
      const { value, conflicts } = drillRulesMerge.apply(theirs, edit);
      if (conflicts.length > 0)
        throw refusal(409, 'record.conflict', { present: theirs, conflicts: [...conflicts] });
      return { ...value, rules: [...value.rules], schoolDays: [...value.schoolDays] };
    },
  });
  await user.click(buttonIn(dialog, 'Save'));
  expect(await within(dialog).findByText('Someone else changed this too')).toBeTruthy();
  await user.click(within(dialog).getByLabelText('Keep mine: Name'));
  await user.click(buttonIn(dialog, 'Save'));
  expect(await screen.findByText('Mine')).toBeTruthy();
  expect(screen.getByText('Notify: Families')).toBeTruthy();
});

it('a rule is deleted after a question', async () => {
  const { user, kept } = await show(someRules());
  await user.click(await screen.findByLabelText('Delete Monthly fire drill'));
  await user.click(await screen.findByText('Delete rule'));
  await waitFor(() => expect(kept.document.rules).toEqual([]));
});

it('school days of all schools and of one are shown, and a last day before the first is not saved', async () => {
  const { user, kept } = await show(
    someRules({
      schoolDays: [
        { schoolYear: '2026-2027', schoolId: oakHill.id, firstDay: '2026-08-10', lastDay: '2026-08-09' },
      ],
    }),
  );
  await user.click(await screen.findByLabelText('Edit Oak Hill Elementary, 2026-2027'));
  const dialog = await dialogWith('School days 2026-2027');
  await user.click(buttonIn(dialog, 'Save'));
  expect(await within(dialog).findByText('The last school day is before the first.')).toBeTruthy();
  await user.click(buttonIn(dialog, 'Cancel'));
  await user.click(screen.getByLabelText('Remove Oak Hill Elementary, 2026-2027'));
  await user.click(await screen.findByText('Remove days'));
  await waitFor(() => expect(kept.document.schoolDays).toEqual([]));
});

it('nothing can be changed without a network', async () => {
  await show(someRules());
  await screen.findByText('Monthly fire drill');
  setManualOffline(true);
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add rule' })).toHaveProperty('disabled', true);
  setManualOffline(false);
});
