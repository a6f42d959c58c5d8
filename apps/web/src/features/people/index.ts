export { SecurityLogPanel } from './security/SecurityLogPanel.tsx';
export { PermissionGroupCard } from './permissionEditor/PermissionGroupCard.tsx';
export { useScopeText } from './permissionEditor/useScopeText.ts';
export { PersonAvatar } from './PersonAvatar.tsx';
export { usePersonWords } from './usePersonWords.ts';
export { useRoleName } from './useRoleName.ts';
