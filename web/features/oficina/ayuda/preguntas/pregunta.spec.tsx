import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startApiServer } from '../../../../testing/api-server';
import { showPages } from '../../../../testing/show-pages';
import { Pregunta } from './pregunta';

startApiServer();

it.each([
  ['#most-asked/numero', true],
  ['#most-asked%2Fnumero', true],
  ['#most-asked/otra', false],
  ['#%', false],
])('a question is open for the address %s: %s', async (hash, isOpen) => {
  Element.prototype.scrollIntoView = () => {};
  const pregunta = { slug: 'numero', question: '¿Cuándo?', answer: '<p>Al firmar.</p>' };
  showPages([{ path: '/', element: <Pregunta category="most-asked" pregunta={pregunta} /> }], { path: `/${hash}` });
  const title = await screen.findByText('¿Cuándo?');
  await waitFor(() => expect(title.closest('details')?.open).toBe(isOpen));
});
