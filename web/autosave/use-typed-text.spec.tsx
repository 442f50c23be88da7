import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTypedText } from './use-typed-text';

/** A field whose text is stored as on the server: trimmed, and an empty text changes nothing. */
function Field({ stored, onSave }: { stored: string; onSave: (text: string) => void }) {
  const typed = useTypedText(stored, (text) => text.trim() && onSave(text.trim()));
  return <input aria-label="Título" {...typed} />;
}

function show(first: string) {
  const { rerender } = render(<Field stored={first} onSave={store} />);
  function store(stored: string) {
    rerender(<Field stored={stored} onSave={store} />);
  }
  const field = () => screen.getByLabelText<HTMLInputElement>('Título');
  return {
    type: (text: string) => fireEvent.change(field(), { target: { value: text } }),
    shown: () => field().value,
    leave: () => fireEvent.blur(field()),
    othersWrite: store,
  };
}

it('a field shows the text as it was typed until it is left', () => {
  const { type, shown, leave } = show('Llamar');
  type('Llamar  al ');
  expect(shown()).toBe('Llamar  al ');
  leave();
  expect(shown()).toBe('Llamar  al');
});

it('a field that was emptied stays empty while the person is in it', () => {
  const { type, shown, leave } = show('Llamar');
  type('');
  expect(shown()).toBe('');
  leave();
  expect(shown()).toBe('Llamar');
});

it('a field shows the text of others instead of typed text, so that nobody overwrites it unseen', () => {
  const { type, shown, othersWrite } = show('Llamar');
  type('Llamar ');
  othersWrite('Llamar al banco');
  expect(shown()).toBe('Llamar al banco');
  type('Llamar al banco hoy');
  othersWrite('Llamar');
  expect(shown()).toBe('Llamar');
});

it('a field shows the text of others also when it is the text from before the typing', () => {
  const { type, shown, othersWrite } = show('Llamar');
  type('Escribir');
  othersWrite('Llamar');
  expect(shown()).toBe('Llamar');
});

it('an emptied field shows the text of others', () => {
  const { type, shown, othersWrite } = show('Llamar');
  type('');
  othersWrite('Firmar');
  expect(shown()).toBe('Firmar');
});
