export { createMessages } from './createMessages.ts';
export { deliveriesAbout } from './deliveries.ts';
export { messagesTopic, type Messages, type OutgoingMessage } from './messages.ts';
export { type ListedMessage, pageOfMessages } from './page.ts';
export { mailTemplate } from './texts/mailTemplate.ts';
export { renderMail } from './texts/renderMail.ts';
export { type Language, languageOf, renderPush, renderSms } from './texts/texts.ts';
export { createUnsubscribeTokens } from './unsubscribeTokens.ts';
export { messageWorkers } from './workers.ts';
