export { sendSetupMail, sendVerificationMail } from './accountMails.ts';
export { mustBeGoodPassword } from './goodPassword.ts';
