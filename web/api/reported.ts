/** Spread over an endpoint whose refusal no page, panel or form shows: a toast says it. */
export const reported = { extraOptions: { skipErrorNotification: false } } as const;
