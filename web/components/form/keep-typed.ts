/** The options to reset a form to the values of somebody else: typed values stay, and still have to be saved. */
export const keepTyped = { keepDirtyValues: true, keepDirty: true } as const;
