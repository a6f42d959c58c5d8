// Codes of authenticator apps (RFC 6238): six digits, 30 seconds, one step of drift to either side.
import { branding } from '@schooldog/domain/kernel';
import { generateSecret, generateURI, verifySync } from 'otplib';

const stepSeconds = 30;

export function newAppSecret(email: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: branding.productName, label: email, secret }) };
}

/** The time step of the code; null when it is wrong, or not later than the last accepted one. */
export function timeStepOf(
  code: string,
  app: { secret: string; now: Date; lastTimeStep: number | null },
): number | null {
  const result = verifySync({
    secret: app.secret,
    token: code,
    epoch: Math.floor(app.now.getTime() / 1000),
    epochTolerance: stepSeconds,
    ...(app.lastTimeStep === null ? {} : { afterTimeStep: app.lastTimeStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
