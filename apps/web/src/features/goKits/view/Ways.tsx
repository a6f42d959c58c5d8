// How a person of a kit is reached.
import { Anchor } from '@mantine/core';
import { formatPhone } from '@schooldog/domain/schools';
import classes from './Kit.module.css';

type Person = Readonly<{ phoneNumber: string | null; email: string }>;

export function PhoneLink({ person: { phoneNumber } }: Readonly<{ person: Person }>) {
  if (phoneNumber === null) return null;
  return (
    <Anchor href={`tel:+1${phoneNumber}`} className={classes.way ?? ''}>
      {formatPhone(phoneNumber) ?? phoneNumber}
    </Anchor>
  );
}

export function MailLink({ person: { email } }: Readonly<{ person: Person }>) {
  return (
    <Anchor href={`mailto:${encodeURIComponent(email)}`} className={classes.way ?? ''}>
      {email}
    </Anchor>
  );
}
