/** Spread over an endpoint whose refusal no page, panel or form shows. A toast tells the refusal. */
export const reported = { extraOptions: { skipErrorNotification: false } } as const;
