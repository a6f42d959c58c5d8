export { useShownSkills, useSkillNames } from './useSkillNames.ts';
