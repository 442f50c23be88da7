import { ContactRound, CopyCheck, Sheet, Upload } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../../components/ui/menu-entries';
import { useDescargar } from '../../../../components/use-descargar';
import { formatEntero } from '../../../../lib/numeros';
import type { Contacto } from '../contactos-api';
import type { ContactosLista } from './use-contactos-list';

const endings = { vcard: 'vcf', csv: 'csv' } as const;

/** The menu to import contacts, to find those that are twice, and to export all contacts or the contacts found. */
export function MasMenu({ lista, canEdit }: { lista: ContactosLista; canEdit: boolean }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { todos, contactos, isNarrowed } = lista;
  const exportar = useExportar();
  const found = isNarrowed ? contactos : undefined;
  const which = found ? foundText(found.length) : 'todos';
  const isEmpty = (found ?? todos).length === 0;

  return (
    <ActionsMenu label="Más acciones de los contactos">
      {canEdit && (
        <>
          <MenuItem
            Icon={Upload}
            onClick={() => navigate(`/apps/contacts/importar${search}`, { preventScrollReset: true })}
          >
            Importar contactos…
          </MenuItem>
          <MenuItem
            Icon={CopyCheck}
            onClick={() => navigate(`/apps/contacts/repetidos${search}`, { preventScrollReset: true })}
          >
            Buscar repetidos…
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem Icon={ContactRound} disabled={isEmpty} onClick={() => exportar('vcard', found)}>
        Exportar {which} (vCard)
      </MenuItem>
      <MenuItem Icon={Sheet} disabled={isEmpty} onClick={() => exportar('csv', found)}>
        Exportar {which} (CSV)
      </MenuItem>
    </ActionsMenu>
  );
}

const foundText = (count: number) => (count === 1 ? 'el encontrado' : `los ${formatEntero(count)} encontrados`);

/** Downloads contacts as a file. Without a list it exports all contacts. */
function useExportar() {
  const descargar = useDescargar();
  return (formato: keyof typeof endings, contactos?: readonly Contacto[]) => {
    const name = contactos?.length === 1 ? contactos[0]?.name : 'Contactos';
    return descargar(`${name}.${endings[formato]}`, {
      url: '/api/apps/contacts/export',
      method: 'POST',
      // The ids are in the body, since thousands do not fit in an address.
      body: { formato, ids: contactos?.map(({ id }) => id) },
    });
  };
}
