/** Symbols that show as text unless a variation selector follows, such as «❤». */
const TEXT_SYMBOL = /[\p{Emoji}--\p{Emoji_Presentation}](?!\uFE0F|\p{Emoji_Modifier})/gv;

/** The form in which an emoji is stored. It has the variation selectors that some keyboards leave out. */
export function emojiInForm(emoji: string): string {
  return emoji.replace(TEXT_SYMBOL, '$&\uFE0F');
}
