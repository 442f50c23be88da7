/** The sign-in of the demo (README.md); the other demo people have the same password. */
export const DEMO_CREDENTIALS = { email: 'demo@carpetas.test', password: 'Carpetas-2026' } as const;
