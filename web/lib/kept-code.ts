let isKept = false;

/** Whether the browser has all code of the product in its cache, so that it needs no network to load it. */
export const isCodeKept = () => isKept;

/** Called after all code has been fetched. */
export function setCodeKept(isAll: boolean): void {
  isKept = isAll;
}
