/** The product name that users see; defined only here. */
export const branding = { productName: 'SchoolDog' } as const;
