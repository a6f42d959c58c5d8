import { Link } from '@tanstack/react-router';
import classes from './OptionLink.module.css';
import type { ListedOption } from './profile.ts';

/** The name opens the location; the link covers the whole row. */
export function OptionLink({ schoolId, option }: Readonly<{ schoolId: string; option: ListedOption }>) {
  return (
    <Link
      to="/dataProfiles/$schoolId/$dataProfileId/$optionId"
      params={{ schoolId, dataProfileId: option.dataProfileId, optionId: option.id }}
      preload={false}
      className={classes.link}
    >
      {option.label}
    </Link>
  );
}
