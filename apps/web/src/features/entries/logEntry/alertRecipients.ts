/** Who may be alerted at a school. */
export function recipientsAt(schoolId: string) {
  return { permission: 'receive safety alerts', atSchoolId: schoolId } as const;
}
