/** What an endpoint is spread with whose page, panel or form tells of its failures itself. */
export const silent = { extraOptions: { skipErrorNotification: true } } as const;
