import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Scrolls to a card that was added at the end of a list, above the foot of the list.
 *
 * @param list the element of the list
 * @param scroller the element that scrolls it
 * @returns the function to call with the id of the card
 */
export function useAddedInSight(
  cards: readonly { id: string }[],
  list: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
) {
  const [addedId, setAddedId] = useState<string | null>(null);
  const isShown = addedId !== null && cards.some(({ id }) => id === addedId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card, as soon as it is shown
  useLayoutEffect(() => {
    if (!isShown || !list.current || !scroller.current) return;
    // The foot of the list sticks over its cards until the end of the list is in sight.
    const below = list.current.getBoundingClientRect().bottom - scroller.current.getBoundingClientRect().bottom;
    if (below > 0) scroller.current.scrollTop += below;
  }, [addedId, isShown]);
  return setAddedId;
}
