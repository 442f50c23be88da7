import { useLayoutEffect, useRef } from 'react';

/** The ref of a checkbox. What was ticked before the page's code arrived is only in the input, and is told here. */
export function useTicked(onChange: (isChecked: boolean) => void) {
  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page takes over
  useLayoutEffect(() => {
    if (input.current?.checked) onChange(true);
  }, []);

  return input;
}
