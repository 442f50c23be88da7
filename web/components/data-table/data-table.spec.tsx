import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { DataColumn } from './columns';
import { DataTable, type Sort } from './data-table';

interface Row {
  id: string;
  nombre: string;
  total: number;
}

const columns: DataColumn<Row>[] = [
  { id: 'nombre', header: 'Nombre', cell: ({ row }) => row.original.nombre },
  { id: 'total', header: 'Total', enableSorting: false, cell: ({ row }) => row.original.total, meta: { align: 'end' } },
];

const rows: Row[] = [
  { id: 'a', nombre: 'Ana', total: 3 },
  { id: 'b', nombre: 'Bruno', total: 5 },
];

function show(props: Partial<ComponentProps<typeof DataTable<Row>>> = {}) {
  return render(
    <MemoryRouter>
      <DataTable
        label="Personas"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        empty={<p>No hay nadie</p>}
        {...props}
      />
    </MemoryRouter>,
  );
}

describe('DataTable', () => {
  it('shows the rows in the order given, each title being a link', () => {
    show({ rowLink: ({ id }) => `/personas/${id}` });
    const [, ...body] = within(screen.getByRole('table', { name: 'Personas' })).getAllByRole('row');
    expect(body.map((row) => row.textContent)).toEqual(['Ana3', 'Bruno5']);
    expect(screen.getByRole('link', { name: 'Bruno' }).getAttribute('href')).toBe('/personas/b');
  });

  it('says by which column it is sorted, and asks for the other direction', () => {
    const asked: Sort[] = [];
    show({ sort: { id: 'nombre', direction: 'asc' }, onSort: (sort) => asked.push(sort) });
    expect(screen.getByRole('columnheader', { name: 'Nombre' }).getAttribute('aria-sort')).toBe('ascending');
    expect(within(screen.getByRole('columnheader', { name: 'Total' })).queryByRole('button')).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Nombre' }));

    expect(asked).toEqual([{ id: 'nombre', direction: 'desc' }]);
  });

  it('goes through the pages', () => {
    const asked: number[] = [];
    const page = { total: 60, totalEsMinimo: false, pagina: 3, tamano: 25, ultimaPagina: 3 };
    show({ page, onPage: (pagina) => asked.push(pagina) });
    expect(screen.getByText('51–60 de 60')).toBeTruthy();
    // The button keeps the focus, which a disabled button would lose.
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Página siguiente' });
    expect([next.disabled, next.ariaDisabled]).toEqual([false, 'true']);
    fireEvent.click(next);
    expect(asked).toEqual([]);

    fireEvent.click(screen.getByRole('button', { name: 'Página anterior' }));

    expect(asked).toEqual([2]);
  });

  it('leads beyond the counted rows', () => {
    const asked: number[] = [];
    const page = { total: 1000, totalEsMinimo: true, pagina: 40, tamano: 25, ultimaPagina: 41 };
    show({ page, onPage: (pagina) => asked.push(pagina) });
    expect(screen.getByText('976–1.000 de más de 1.000')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(asked).toEqual([41]);
  });

  it('is busy until the first answer', () => {
    show({ rows: undefined });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });

  it('says that there are no rows', () => {
    show({ rows: [] });
    expect(screen.getByText('No hay nadie')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that loading failed, and tries again', () => {
    let retries = 0;
    show({
      rows: undefined,
      error: { message: 'No anda' },
      onRetry: () => {
        retries += 1;
      },
    });
    expect(screen.getByRole('alert').textContent).toContain('No anda');
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(retries).toBe(1);
  });
});
