/** Spread over an endpoint whose page, panel or form shows its errors itself. */
export const silent = { extraOptions: { skipErrorNotification: true } } as const;
