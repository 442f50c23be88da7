import { useRef } from 'react';
import { Button, type ButtonProps } from '../../../components/button';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'children' | 'aria-describedby'> {
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the browser's file chooser. */
export function FileButton({ multiple = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Otherwise choosing the same file again fires no event.
          target.value = '';
        }}
      />
    </>
  );
}
