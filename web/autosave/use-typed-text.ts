import { useState } from 'react';

interface Typed {
  text: string;
  /** The value that the typed text replaced. Null once `value` has become the typed text. */
  over: string | null;
}

/**
 * For a text field that saves itself. While focused it shows the typed text, even when the server has stored it
 * trimmed. A text by somebody else replaces the typed text, so that the person sees it before overwriting it. Spread
 * the result over an input or textarea.
 */
export function useTypedText(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isKnown = typed !== null && squeezed(value) === squeezed(typed.text);
  if (isKnown && typed.over !== null) setTyped({ ...typed, over: null });
  if (typed && !isKnown && value !== typed.over) setTyped(null);
  return {
    value: typed?.text ?? value,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ text: target.value, over: value });
      onChange(target.value);
    },
    onBlur: () => setTyped(null),
  };
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();
