import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

type Panel = RefObject<HTMLElement | null>;

/** Moves the focus into the drawer when it opens. When it closes, the focus goes back to its last place outside. */
export function useDrawerFocus(panel: Panel): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    let outside = document.activeElement;
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !element.contains(target) && !isInDialog(target)) outside = target;
    };
    document.addEventListener('focusin', follow);
    if (!element.contains(outside)) element.focus({ preventScroll: true });
    return () => {
      document.removeEventListener('focusin', follow);
      const isLost = element.contains(document.activeElement) || document.activeElement === document.body;
      if (isLost && outside instanceof HTMLElement && outside.isConnected) outside.focus({ preventScroll: true });
    };
  }, [panel]);

  // The effect runs after every render, because the element with `data-autofocus` may appear later than the drawer.
  useLayoutEffect(() => {
    if (document.activeElement !== panel.current) return;
    panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  });
}

interface DrawerKeysOptions {
  /** Whether the Tab key stays inside, because the drawer lies over the page. */
  isTrap: boolean;
  onClose: () => void;
}

/** Closes the drawer on Escape, unless the focused element uses Escape itself. */
export function useDrawerKeys(panel: Panel, { isTrap, onClose }: DrawerKeysOptions) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // The focused element was removed from the page, so the body gets the keys.
    const fromNowhere = ({ key, target }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && target === document.body) close();
    };
    document.addEventListener('keydown', fromNowhere);
    return () => document.removeEventListener('keydown', fromNowhere);
  }, []);

  return (event: KeyboardEvent) => {
    const { key, target } = event;
    // React also sends here the keys of menus and dialogs opened from the drawer. They are elsewhere in the DOM.
    const isOwn = panel.current?.contains(target as Node) && !isInDialog(target);
    if (!isOwn || event.defaultPrevented) return;
    if (key === 'Escape' && !isFilledSearch(target) && !hasList(target)) onClose();
    if (key === 'Tab' && isTrap) goRound(event, panel.current);
  };
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-base-ui-portal]') !== null;

/** Whether the element is a search field with text, which Escape empties. */
const isFilledSearch = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/** Whether the element has an open list, which Escape closes. */
const hasList = (target: EventTarget) => target instanceof HTMLInputElement && target.ariaExpanded === 'true';

const controls =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable="true"], [tabindex="0"]';

function goRound(event: KeyboardEvent, panel: HTMLElement | null): void {
  const stops = [...(panel?.querySelectorAll<HTMLElement>(controls) ?? [])].filter((each) => each.tabIndex >= 0);
  const [first] = stops;
  const last = stops.at(-1);
  const isAtEnd = event.shiftKey ? event.target === first || event.target === panel : event.target === last;
  if (first && !isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
