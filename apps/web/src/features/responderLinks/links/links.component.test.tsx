import { Notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { preloadProblemTexts } from '../../../platform/problems/index.ts';
import { aListedComponent } from '../../../testing/eop.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { aResponderLink } from '../../../testing/responderLinks.ts';
import { someone } from '../../../testing/someone.ts';
import { Links } from './Links.tsx';

const contacts = aListedComponent({
  id: `${oakHill.id}--emergency_contact_list`,
  name: 'Emergency contact list',
  kind: 'contactList',
});
const draft = aListedComponent({
  id: 'draft000000000000000',
  name: 'A draft',
  lastCertificationTimestamp: null,
});

beforeAll(preloadProblemTexts);
beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'responderLinks.listResponderLinks': () => [],
    'eop.listComponents': () => ({
      components: [aListedComponent(), contacts, draft],
      hasDefaultPlan: true,
      isSchoolArchived: false,
      rosterGaps: [],
    }),
  });
});
afterEach(() => setManualOffline(false));

const begin = () =>
  renderAs(
    someone('principal'),
    <>
      <Notifications />
      <Links schoolId={oakHill.id} />
    </>,
  );

it('says that there are none yet, and whom they are for', async () => {
  await begin();
  expect(await screen.findByText('No responder links yet')).toBeTruthy();
});

it.each([
  [403, 'responderLink.notAllowed', "You can't manage this school's responder links."],
  [500, 'server.fault', 'Try again'],
])('shows what a rejection of %s means', async (status, code, text) => {
  fakeApi({
    'responderLinks.listResponderLinks': () => {
      throw refusal(status, code);
    },
  });
  await begin();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New link' })).toBeNull();
});

it('makes and revokes nothing without a network', async () => {
  fakeApi({ 'responderLinks.listResponderLinks': () => [aResponderLink()] });
  await begin();
  const revoke = await screen.findByRole('button', { name: "Revoke Sam Rivera's link" });
  setManualOffline(true);
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
  expect(revoke).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'New link' })).toHaveProperty('disabled', true);
});

it('tells live links from ended ones, and shows what was done with one', async () => {
  fakeApi({
    'responderLinks.listResponderLinks': () => [
      aResponderLink({ views: 3, failures: 1, components: [{ name: 'Fire', guidanceKey: 'fire' }] }),
      aResponderLink({
        id: 'old00000000000000000',
        personName: 'Ana Cruz',
        agency: '',
        end: 'creatorDisabled',
      }),
    ],
    'responderLinks.listResponderEvents': () => [
      { sequence: 2, event: 'viewed', component: null, time: '2026-10-05T14:32:00.000Z' },
      { sequence: 1, event: 'codeWrong', component: null, time: '2026-10-05T14:31:00.000Z' },
    ],
  });
  const user = await begin();
  expect(await screen.findByText('1 of 20 active links')).toBeTruthy();
  const [live, ended] = screen.getAllByRole('article').map((card) => within(card));
  expect(live?.getByText(/3 views · 1 failed attempt/)).toBeTruthy();
  expect(live?.getByText('Fire')).toBeTruthy();
  expect(ended?.getByText('Ended: creator disabled')).toBeTruthy();
  expect(ended?.getByText('Sent via email · sam@fire.example')).toBeTruthy();
  expect(ended?.queryByRole('button', { name: /Revoke/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: "Sam Rivera's activity" }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Activity: Sam Rivera' }));
  expect(await dialog.findByText('Viewed a document')).toBeTruthy();
  expect(dialog.getByText('Entered a wrong code')).toBeTruthy();
});

it('asks before it revokes', async () => {
  fakeApi({
    'responderLinks.listResponderLinks': () => [aResponderLink()],
    'responderLinks.revokeResponderLink': () => ({ done: true }),
  });
  const user = await begin();
  await user.click(await screen.findByRole('button', { name: "Revoke Sam Rivera's link" }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke this link?' }));
  expect(callsOf('responderLinks.revokeResponderLink')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The link was revoked.')).toBeTruthy();
  expect(callsOf('responderLinks.revokeResponderLink')).toEqual([{ linkId: aResponderLink().id }]);
});

it('a new link needs its person, offers contacts only if they are included, and shows its address once', async () => {
  const url = 'http://localhost/responder/token';
  fakeApi({
    'responderLinks.addResponderLink': () => {
      throw refusal(409, 'responderLink.tooMany');
    },
  });
  const user = await begin();
  await user.click(await screen.findByRole('button', { name: 'New link' }));
  const form = within(await screen.findByRole('dialog', { name: 'New responder link' }));
  await user.click(form.getByRole('button', { name: 'Create link' }));
  expect(form.getAllByText('This field is required.')).toHaveLength(2);
  expect(form.getByText('Please enter a valid email.')).toBeTruthy();
  expect(callsOf('responderLinks.addResponderLink')).toEqual([]);

  await fill(user, form.getByRole('textbox', { name: 'Name' }), 'Sam Rivera');
  await fill(user, form.getByRole('textbox', { name: 'Agency' }), 'Oak County Fire');
  await fill(user, form.getByRole('textbox', { name: 'Email' }), 'sam@fire.example');
  await user.click(form.getByRole('radio', { name: 'Selected components' }));
  await user.click(form.getByRole('button', { name: 'Create link' }));
  expect(form.getByText('Choose at least one component.')).toBeTruthy();
  const choice = form.getByLabelText(/Components/, { selector: 'input' });
  await user.click(choice);
  expect(await screen.findByRole('option', { name: 'Evacuation' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'A draft' })).toBeNull();
  expect(screen.queryByRole('option', { name: 'Emergency contact list' })).toBeNull();
  await user.click(form.getByRole('checkbox', { name: 'Include contacts and roles' }));
  await user.click(choice);
  await user.click(await screen.findByRole('option', { name: 'Emergency contact list' }));
  await user.click(form.getByRole('button', { name: 'Create link' }));
  expect(await form.findByText(/up to 20 active responder links/)).toBeTruthy();

  fakeApi({
    'responderLinks.addResponderLink': () => ({ url, timeExpires: '2099-10-12T14:30:00.000Z' }),
  });
  await user.click(form.getByRole('button', { name: 'Create link' }));
  const made = within(await screen.findByRole('dialog', { name: 'The link was created' }));
  expect(made.getByRole('textbox', { name: 'Link' })).toHaveProperty('value', url);
  expect(callsOf('responderLinks.addResponderLink').at(-1)).toMatchObject({
    days: 7,
    componentIds: [contacts.id],
    includesContacts: true,
    mayDownload: false,
  });
});
