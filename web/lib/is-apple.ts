/** Whether the keyboard has ⌘ in place of Ctrl. */
export const isApple = /mac|iphone|ipad/i.test(navigator.platform);
