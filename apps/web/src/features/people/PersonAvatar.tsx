import { Avatar } from '@mantine/core';

type Named = Readonly<{ firstName: string; lastName: string }>;

/** The initials, shown beside the name. */
export function PersonAvatar({ person, size = 36 }: Readonly<{ person: Named; size?: number }>) {
  return (
    <Avatar size={size} radius="50%" color="pine" aria-hidden>
      {`${person.firstName.charAt(0)}${person.lastName.charAt(0)}`}
    </Avatar>
  );
}
