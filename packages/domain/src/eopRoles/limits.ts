export const roleLimits = {
  name: 100,
  description: 500,
  skills: 20,
  roles: 200,
  suggestions: 5,
  pageSize: 50,
} as const;
