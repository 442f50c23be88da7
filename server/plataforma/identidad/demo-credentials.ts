/** The credentials of the demo (README.md). The other people of the demo have the same password. */
export const DEMO_CREDENTIALS = { email: 'demo@carpetas.test', password: 'Carpetas-2026' } as const;
