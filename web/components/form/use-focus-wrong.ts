import { type FormEvent, useEffect, useRef, useState } from 'react';

const controls = 'input, textarea, select, button, [tabindex]';

/**
 * Focuses the first wrong field after a refused submit, in the order of the page. The field may appear only after the
 * refusal, or be a group of checkboxes.
 *
 * @returns the `ref` and `onSubmit` of the form
 */
export function useFocusWrong(onSubmit: (event: FormEvent) => unknown) {
  const ref = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.matches(controls) ? wrong : wrong?.querySelector<HTMLElement>(controls))?.focus();
  }, [attempts]);
  return {
    ref,
    onSubmit: async (event: FormEvent) => {
      await onSubmit(event);
      // The effect runs after the errors are drawn.
      setAttempts((before) => before + 1);
    },
  };
}
