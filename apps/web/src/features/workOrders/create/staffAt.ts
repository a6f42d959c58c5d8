/** Who can be assigned at a school. */
export function staffAt(schoolId: string) {
  return { permission: 'be proposed tasks', atSchoolId: schoolId } as const;
}
