export { AuthenticationDetails } from './AuthenticationDetails.ts';
export { deviceName } from './devices/deviceName.ts';
export { EnrolFactor } from './factors/EnrolFactor.tsx';
export { SecondStepForm } from './factors/SecondStepForm.tsx';
export { forgetCode } from './factors/sentCode.ts';
export { faultOf, newPasswordFailure } from './passwords/newPasswordFailure.ts';
export { NewPasswordField } from './passwords/NewPasswordField.tsx';
export { useNewPassword } from './passwords/useNewPassword.ts';
export { SsoButtons } from './sso/SsoButtons.tsx';
