import { useState } from 'react';

interface Typed {
  text: string;
  /** What it was typed over, until the text itself is known; null from then on. */
  over: string | null;
}

/**
 * A text field that saves itself: while it has the focus it shows what is typed, even when the server has stored it
 * trimmed meanwhile. What somebody else wrote takes its place: it must be seen before it is written over. Spread the
 * result over an input or textarea.
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
