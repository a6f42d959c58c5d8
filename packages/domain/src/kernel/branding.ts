/** The name under which the product appears to people; it stands nowhere else. */
export const branding = { productName: 'SchoolDog' } as const;
