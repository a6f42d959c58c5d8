export const contactLimits = {
  name: 60,
  title: 100,
  skillName: 60,
  skillCategory: 60,
  skillsEach: 50,
  skills: 500,
  /** The numeric id of a skill, written with 4 digits of base 62. */
  mostSkillId: 14_776_000,
  csv: { bytes: 5_000_000, rows: 20_000 },
  pageSize: 50,
} as const;
