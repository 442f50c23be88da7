import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { GrowingText } from './growing-text';

function Written({ isSingleLine = false, hasFocus = false }) {
  const [text, setText] = useState('');
  const [entered, setEntered] = useState('');
  return (
    <>
      <GrowingText
        label="Texto"
        value={text}
        maxLength={100}
        hasFocus={hasFocus}
        onChange={setText}
        onEnter={isSingleLine ? (field) => setEntered(field.value) : undefined}
      />
      <output>{entered}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Texto' }) as HTMLTextAreaElement;
const write = (value: string) => fireEvent.change(field(), { target: { value } });

describe('a text that grows', () => {
  it('keeps its lines, and grows with the text', () => {
    render(<Written />);
    write('uno\ndos');
    expect(field().value).toBe('uno\ndos');
    expect(field().parentElement?.dataset.text).toBe('uno\ndos\u200b');
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
  });

  it('joins pasted lines when it has a single line, and finishes at Enter, but not while a letter is composed', () => {
    render(<Written isSingleLine />);
    write('uno \n dos');
    expect(field().value).toBe('uno dos');
    expect(fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('uno dos');
  });

  it('takes the focus when it appears, if the page asks for it', () => {
    render(<Written hasFocus />);
    expect(document.activeElement).toBe(field());
  });
});
