import { Notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import type { ShownComponent } from '@schooldog/contract/eop';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it, vi } from 'vitest';
import { aListedComponent, aShownComponent } from '../../../testing/eop.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { ReviewAndCertify } from './ReviewAndCertify.tsx';

// Drawing needs a real browser.
vi.mock('../../../ui/pdf/PdfPreview.tsx', () => ({
  PdfPreview: ({ source }: { source: { key: string } }) => `PDF ${source.key}`,
}));

const draftPdf = { pdfId: 'draftPdf000000000000', url: '/draft', fileName: 'Evacuation.pdf' };
const changed = aShownComponent({ hasUnpublishedContentChanges: true });
const coordinator = someone('district_safety_coordinator');

beforeEach(() => {
  fakeApi({
    'settings.getOrganization': () => organizationOf({}),
    'eop.generateEopComponentPdf': () => ({ ...draftPdf, version: 4 }),
    'eop.getCertifiedPdf': () => ({ ...draftPdf, pdfId: 'certifiedPdf00000000' }),
    'eop.certifyComponent': () => aListedComponent(),
  });
});

async function begin(component: ShownComponent, onCertified = () => {}) {
  fakeApi({ 'eop.getComponent': () => component });
  const user = await renderAs(
    coordinator,
    <>
      <Notifications />
      <ReviewAndCertify component={component} onCertified={onCertified} />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Review & Certify' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Review & Certify' })) };
}

it('certifies the version and the PDF that were reviewed', async () => {
  const onCertified = vi.fn<() => void>();
  const { user, dialog } = await begin(changed, onCertified);
  await dialog.findByText('PDF draftPdf000000000000 4');
  await user.click(dialog.getByRole('button', { name: 'Certify & Publish' }));
  expect(await screen.findByText('EOP component certified as up-to-date.')).toBeTruthy();
  expect(callsOf('eop.certifyComponent')).toEqual([
    {
      eopComponentId: changed.id,
      userId: coordinator.id,
      publishing: true,
      version: 4,
      pdfId: draftPdf.pdfId,
    },
  ]);
  await expect.poll(() => onCertified.mock.calls.length).toBe(1);
});

it('renews the date where nothing changed, without making a PDF', async () => {
  const { user, dialog } = await begin(aShownComponent());
  await dialog.findByText('PDF certifiedPdf00000000 4');
  await user.click(dialog.getByRole('button', { name: 'Certify & Publish' }));
  await screen.findByText('EOP component certified as up-to-date.');
  expect(callsOf('eop.generateEopComponentPdf')).toEqual([]);
  expect(callsOf('eop.certifyComponent')).toMatchObject([
    { publishing: false, pdfId: 'certifiedPdf00000000', version: 4 },
  ]);
});

it('makes the PDF again without the content when it is left out', async () => {
  const attachment = {
    id: 'attachment0000000000',
    name: 'Floor plan',
    timestamp: '2026-10-05T14:30:00.000Z',
    addedByUserId: coordinator.id,
    fileId: 'file0000000000000000',
    size: 1000,
  };
  const { user, dialog } = await begin({ ...changed, attachments: [attachment] });
  await user.click(await dialog.findByRole('checkbox', { name: /Leave out the content/ }));
  await dialog.findByText('PDF draftPdf000000000000 4');
  expect(callsOf('eop.generateEopComponentPdf')).toMatchObject([
    { omitContent: false, forceRefresh: false },
    { omitContent: true, forceRefresh: false },
  ]);
});

it('says that it changed since the review, and reviews it again', async () => {
  fakeApi({
    'eop.certifyComponent': () => {
      throw refusal(409, 'eop.changedSinceReview');
    },
  });
  const { user, dialog } = await begin(changed);
  await user.click(await dialog.findByRole('button', { name: 'Certify & Publish' }));
  await user.click(await dialog.findByRole('button', { name: 'Review again' }));
  expect(await dialog.findByRole('button', { name: 'Certify & Publish' })).toBeTruthy();
  expect(callsOf('eop.generateEopComponentPdf')).toHaveLength(2);
});

it('says when the PDF could not be made, and keeps the draft', async () => {
  fakeApi({
    'eop.generateEopComponentPdf': () => {
      throw refusal(500, 'app.unexpected');
    },
  });
  const { user, dialog } = await begin(changed);
  expect(await dialog.findByText('Error generating PDF preview. Please try again later.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Certify & Publish' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: 'Keep in Draft' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['without content and attachments', aShownComponent({ content: null })],
  ['with its content left out and no attachments', aShownComponent({ isOmittingContent: true })],
])('cannot begin %s', async (_why, component) => {
  await renderAs(coordinator, <ReviewAndCertify component={component} />);
  const button = await screen.findByRole('button', { name: 'Review & Certify' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('does not begin before what is typed is saved', async () => {
  const user = await renderAs(
    coordinator,
    <ReviewAndCertify component={changed} prepare={async () => false} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Review & Certify' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['a principal who is not the point of contact', someone('principal')],
  ['provider staff', { ...coordinator, isSchoolDogStaff: true }],
])('is not offered to %s', async (_who, person) => {
  await renderAs(
    person,
    <>
      <ReviewAndCertify component={changed} />
      <p>Here</p>
    </>,
  );
  await screen.findByText('Here');
  expect(screen.queryByRole('button')).toBeNull();
});
