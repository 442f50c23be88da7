let isKept = false;

/** Whether the browser has all of the product's code in its cache, so that it needs no network to load it. */
export const isCodeKept = () => isKept;

/** Said by who has fetched all of it. */
export function setCodeKept(isAll: boolean): void {
  isKept = isAll;
}
