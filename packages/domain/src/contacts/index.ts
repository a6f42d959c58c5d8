export * from './contact.ts';
export * from './defaultSkills.ts';
export * from './limits.ts';
export * from './policy.ts';
export * from './skills.ts';
