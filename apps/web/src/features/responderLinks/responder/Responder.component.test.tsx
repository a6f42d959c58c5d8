import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { aReadingPage } from '../../../testing/responderLinks.ts';
import { someone } from '../../../testing/someone.ts';
import { Responder } from './Responder.tsx';

// Drawing needs a real browser.
vi.mock('../../../ui/pdf/PdfPreview.tsx', () => ({
  PdfPreview: ({ label }: { label: string }) => label,
}));

const codeId = 'code0000000000000000';
const codePage = { step: 'code', maskedEmail: 's•••@fire.example' } as const;

beforeEach(() => {
  sessionStorage.clear();
  fakeApi({
    'responderLinks.openResponderLink': () => codePage,
    'responderLinks.sendResponderCode': () => ({ codeId }),
  });
});

function Opened({ at }: Readonly<{ at: string | null }>) {
  const [documentId, setDocumentId] = useState(at);
  return (
    <Responder
      token="token"
      documentId={documentId}
      onOpen={setDocumentId}
      onClose={() => setDocumentId(null)}
    />
  );
}

const begin = (at: string | null = null) => renderAs(someone('educator'), <Opened at={at} />);

it('asks for a code, counts wrong ones, and shows the documents', async () => {
  const user = await begin();
  expect(await screen.findByText(/We'll send a code to s•••@fire.example/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const field = await screen.findByRole('textbox', { name: 'Code' });
  const submit = screen.getByRole('button', { name: 'Open the plan' });
  expect(submit).toHaveProperty('disabled', true);

  fakeApi({
    'responderLinks.enterResponderCode': () => {
      throw refusal(400, 'responderLink.codeWrong', { triesLeft: 4 });
    },
  });
  await user.type(field, '12 34-56');
  await user.click(submit);
  expect(await screen.findByText('That code is incorrect. 4 attempts left.')).toBeTruthy();

  fakeApi({
    'responderLinks.enterResponderCode': () => {
      throw refusal(400, 'responderLink.codeWrong', { triesLeft: 0 });
    },
  });
  await user.click(submit);
  expect(await screen.findByText('This code is no longer valid. Please ask for a new one.')).toBeTruthy();

  fakeApi({ 'responderLinks.enterResponderCode': () => aReadingPage });
  await user.click(submit);
  expect(await screen.findByText('For Sam Rivera, Oak County Fire')).toBeTruthy();
  expect(callsOf('responderLinks.enterResponderCode').at(-1)).toEqual({
    token: 'token',
    codeId,
    code: '123456',
  });

  await user.click(screen.getByRole('button', { name: /Evacuation/ }));
  expect(await screen.findByText('Certified PDF: Evacuation')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
});

it('opens the document of the address, and the list for one that the link does not show', async () => {
  fakeApi({ 'responderLinks.openResponderLink': () => aReadingPage });
  const user = await begin(aReadingPage.documents[0]?.componentId);
  await user.click(await screen.findByRole('button', { name: 'All documents' }));
  expect(await screen.findByText('For Sam Rivera, Oak County Fire')).toBeTruthy();
  document.body.replaceChildren();
  await begin('another');
  expect(await screen.findByText('For Sam Rivera, Oak County Fire')).toBeTruthy();
});

it('keeps the field for the code when the page is loaded again', async () => {
  const user = await begin();
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
  await screen.findByRole('textbox', { name: 'Code' });
  document.body.replaceChildren();
  await begin();
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send another code' })).toBeTruthy();
});

it('says that too many codes were asked for', async () => {
  fakeApi({
    'responderLinks.sendResponderCode': () => {
      throw refusal(429, 'responderLink.tooManyCodes', { retryAfterSeconds: 60 });
    },
  });
  const user = await begin();
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
  expect(await screen.findByText(/Too many codes were requested/)).toBeTruthy();
});

it('says that a link has ended, also when it ends while a code is entered', async () => {
  const user = await begin();
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
  const ended = () => {
    throw refusal(403, 'responderLink.ended');
  };
  fakeApi({ 'responderLinks.openResponderLink': ended, 'responderLinks.enterResponderCode': ended });
  await fill(user, await screen.findByRole('textbox', { name: 'Code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Open the plan' }));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
});

it('offers another try without a network, and says when nothing is certified', async () => {
  fakeApi({
    'responderLinks.openResponderLink': () => {
      throw new Error('no network');
    },
  });
  const user = await begin();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fakeApi({ 'responderLinks.openResponderLink': () => ({ ...aReadingPage, agency: '', documents: [] }) });
  await user.click(retry);
  expect(await screen.findByText('There is no certified document at the moment.')).toBeTruthy();
  expect(screen.getByText('For Sam Rivera')).toBeTruthy();
});
