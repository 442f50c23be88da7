import { useState } from 'react';

/**
 * A text field that saves itself: while it has the focus it shows what is typed, even when the server has stored it
 * trimmed meanwhile. Spread the result over an input or textarea.
 */
export function useTypedText(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      onChange(target.value);
    },
    onBlur: () => setTyped(null),
  };
}
