/** To reset a form to what somebody else wrote: what is typed in it stays, and is still to be saved. */
export const keepTyped = { keepDirtyValues: true, keepDirty: true } as const;
