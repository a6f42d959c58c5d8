export { sendSetupMail, sendVerificationMail } from './accountMails.ts';
