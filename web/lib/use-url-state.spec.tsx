import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { flag, id, ids, oneOf, severalOf, text, uuid, whole } from './url-codecs';
import { type ChangeUrl, readUrl, searchOf, type UrlState, useUrlState } from './use-url-state';

const schema = {
  buscar: text(5),
  estado: severalOf(['nueva', 'lista']),
  etiquetas: ids(),
  vista: id('todas'),
  acto: uuid(),
  orden: oneOf(['nombre', 'fecha'], 'nombre'),
  tamano: oneOf([25, 50], 25),
  prioridad: oneOf(['alta', 'baja'], null),
  papelera: flag('si'),
  pagina: whole(1, 100, 1),
  version: whole(1, 9, null),
};
type State = UrlState<typeof schema>;
type Change = ChangeUrl<typeof schema>;

const acto = '01a1fcfe-e5b0-7036-8e22-f64d4f310a8c';
const read = (address: string) => readUrl(schema, new URLSearchParams(address));
const initial: State = {
  buscar: '',
  estado: [],
  etiquetas: [],
  vista: 'todas',
  acto: null,
  orden: 'nombre',
  tamano: 25,
  prioridad: null,
  papelera: false,
  pagina: 1,
  version: null,
};

describe('the state in an address', () => {
  it('leaves out the initial values', () => {
    expect(read('')).toEqual(initial);
    expect(searchOf(schema, initial)).toBe('');
  });

  it.each<[string, Partial<State>]>([
    ['?buscar=%C3%B1+%26', { buscar: 'ñ &' }],
    ['?estado=nueva%2Clista', { estado: ['nueva', 'lista'] }],
    ['?etiquetas=b-2%2Ca-1', { etiquetas: ['b-2', 'a-1'] }],
    ['?vista=e-1', { vista: 'e-1' }],
    [`?acto=${acto}`, { acto }],
    ['?orden=fecha&tamano=50', { orden: 'fecha', tamano: 50 }],
    ['?prioridad=alta&papelera=si', { prioridad: 'alta', papelera: true }],
    ['?pagina=100&version=1', { pagina: 100, version: 1 }],
  ])('is read as it was written: %s', (address, changes) => {
    expect(searchOf(schema, { ...initial, ...changes })).toBe(address);
    expect(read(address)).toEqual({ ...initial, ...changes });
  });

  it.each([
    'otro=1',
    'estado=vendida',
    'etiquetas=%3Cb%3E,',
    'vista=a%20b',
    'acto=1%27%20or%201',
    'acto=e-1',
    'orden=clave',
    'tamano=5000',
    'prioridad=',
    'papelera=quizas',
    'pagina=0',
    'pagina=-2',
    'pagina=1.5',
    'pagina=0x10',
    'pagina=1e1',
    'pagina=uno',
    'pagina=',
    'pagina=101',
  ])('ignores invalid values: %s', (address) => {
    expect(read(address)).toEqual(initial);
  });

  it('keeps the valid items of a list, and the first characters of a long text', () => {
    expect(read('estado=lista,vendida,nueva&etiquetas=a,%20,b&buscar=escritura')).toEqual({
      ...initial,
      estado: ['nueva', 'lista'],
      etiquetas: ['a', 'b'],
      buscar: 'escri',
    });
  });
});

describe('a change of the state in an address', () => {
  it('adds to the change before it, which is not on the screen yet', async () => {
    const { change, search } = show('/?papelera=si');
    await change({ buscar: 'ana' }, { orden: 'fecha' }, { prioridad: 'alta' });
    expect(search()).toBe('?buscar=ana&orden=fecha&prioridad=alta&papelera=si');
  });

  it('starts from the address when it was changed by other means', async () => {
    const { change, search, router } = show('/');
    await change({ buscar: 'ana' });
    await act(() => router.navigate('/?orden=fecha'));
    await change({ papelera: true });
    expect(search()).toBe('?orden=fecha&papelera=si');
  });

  it('goes back to the first page, unless it changes the page itself', async () => {
    const { change, search } = show('/?pagina=3');
    await change({ pagina: 4 });
    expect(search()).toBe('?pagina=4');
    await change({ buscar: 'ana' });
    expect(search()).toBe('?buscar=ana');
  });

  it('adds a step to the history, unless it replaces the one before', async () => {
    const { change, replace, search, router } = show('/');
    await change({ papelera: true });
    await replace({ buscar: 'a' });
    await replace({ buscar: 'an' });
    expect(search()).toBe('?buscar=an&papelera=si');
    await act(() => router.navigate(-1));
    expect(search()).toBe('');
  });
});

/** Shows a page with the state, and reads its address. */
function show(path: string) {
  let latest: Change = () => undefined;
  const Page = () => {
    latest = useUrlState(schema)[1];
    return null;
  };
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return {
    router,
    search: () => router.state.location.search,
    /** Makes several changes at once. */
    change: (...all: Partial<State>[]) => act(async () => all.forEach((changes) => void latest(changes))),
    replace: (changes: Partial<State>) => act(async () => latest(changes, { replace: true })),
  };
}
