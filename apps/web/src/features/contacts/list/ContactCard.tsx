import type { ListedContact } from '@schooldog/domain/contacts';
import { memo } from 'react';
import card from '../../../ui/recordCard.module.css';
import classes from './ContactList.module.css';
import { AccountMark, ContactMenu, EmailLink, PhoneLink, SkillBadges } from './ContactParts.tsx';
import { nameOf } from './keyOf.ts';

/** Rendered again only when its contact changes. */
export const ContactCard = memo(function ContactCard({ contact }: Readonly<{ contact: ListedContact }>) {
  return (
    <article className={card.card}>
      <div className={classes.head}>
        <div>
          <h2 className={card.title}>{nameOf(contact)}</h2>
          {contact.title === '' ? null : <p className={classes.detail}>{contact.title}</p>}
        </div>
        <ContactMenu contact={contact} />
      </div>
      <AccountMark contact={contact} />
      <div>
        <div>
          <PhoneLink contact={contact} className={classes.way ?? ''} />
        </div>
        <div>
          <EmailLink contact={contact} className={classes.way ?? ''} />
        </div>
      </div>
      <SkillBadges contact={contact} />
    </article>
  );
});
