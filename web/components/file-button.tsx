import { type Ref, useRef } from 'react';
import { Button, type ButtonProps } from './button';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  /** The name of the hidden input. */
  label?: string;
  /** The types of file that the browser offers. */
  accept?: string;
  multiple?: boolean;
  /** Whether the person chooses a whole directory of the computer. */
  isTree?: boolean;
  onFiles: (files: File[]) => void;
}

/** The browser's file chooser, which a click on its hidden input opens. */
export function FileInput({ label, isTree, onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      {...(isTree && { webkitdirectory: '' })}
      hidden
      type="file"
      aria-label={label}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // Otherwise the browser would fire no event when the same file is chosen again.
        target.value = '';
      }}
    />
  );
}

type FileButtonProps = Omit<FileInputProps, 'ref' | 'isTree'> &
  Pick<ButtonProps, 'variant' | 'startIcon' | 'loading' | 'children' | 'aria-describedby'>;

/** A button that opens the browser's file chooser. */
export function FileButton({ label, accept, multiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <FileInput ref={input} label={label} accept={accept} multiple={multiple} onFiles={onFiles} />
    </>
  );
}
