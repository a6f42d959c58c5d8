import { contactListIdOf } from '@schooldog/domain/eop';
import { useParams } from '@tanstack/react-router';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { CertificationCard } from '../../eop/index.ts';
import { contactFilter } from '../contactFilter.ts';
import { SchoolContacts } from './SchoolContacts.tsx';

/** Dialogs and pages of one school are gone with the next one. */
export function ContactsPage() {
  const { schoolId = '' } = useParams({ strict: false });
  const filtering = useFilter(contactFilter);
  return (
    <SchoolContacts
      key={schoolId}
      schoolId={schoolId}
      filtering={filtering}
      certification={<CertificationCard componentId={contactListIdOf(schoolId)} />}
    />
  );
}
