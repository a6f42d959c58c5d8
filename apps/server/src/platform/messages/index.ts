export { createMessages } from './createMessages.ts';
export { messagesTopic, type Messages, type OutgoingMessage } from './messages.ts';
export { type ListedMessage, pageOfMessages } from './page.ts';
export { renderMail } from './texts/renderMail.ts';
export { languageOf, renderPush, renderSms } from './texts/texts.ts';
export { messageWorkers } from './workers.ts';
