export { AuthenticationDetails } from './AuthenticationDetails.tsx';
export { isAskedToSignInAgain, withRecentSignIn } from './reauthentication.ts';
