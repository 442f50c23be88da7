import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app';
import { Toasts } from './toasts';
import { useCutNotice } from './use-cut-notice';

function Page() {
  useCutNotice();
  return (
    <>
      <input aria-label="Título" maxLength={10} defaultValue="123456" />
      <textarea aria-label="Libre" />
      <Toasts />
    </>
  );
}

function paste(label: string, text: string, selected = 0) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.setSelectionRange(0, selected);
  act(() => void fireEvent.paste(field, { clipboardData: { getData: () => text } }));
}

it('a field says how much of a pasted text it cut, and nothing when the text fits', () => {
  render(
    <Provider store={createTestApp().store}>
      <Page />
    </Provider>,
  );
  paste('Título', 'abcd');
  paste('Título', 'abcdef', 2);
  paste('Libre', 'x'.repeat(1000));
  expect(screen.queryByText(/se cortó/)).toBeNull();
  paste('Título', 'abcdefg');
  expect(screen.getByText('El texto pegado se cortó: el máximo es 10, y sobraban 3 caracteres.')).toBeTruthy();
});
