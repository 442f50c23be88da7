import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ContactRound, EllipsisVertical, Sheet, Upload } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HintButton } from '../../../components/hint-button';
import { formatEntero } from '../../../lib/numeros';
import type { ContactosLista } from './use-contactos-lista';
import { useExportar } from './use-exportar';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What else can be done with the address book: bring one in, and take this one out, whole or as it is narrowed. */
export function MasMenu({ lista, canEdit }: { lista: ContactosLista; canEdit: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { todos, contactos, isNarrowed } = lista;
  const exportar = useExportar();
  const found = isNarrowed ? contactos : undefined;
  const which = found ? foundText(found.length) : 'todos';
  const isEmpty = (found ?? todos).length === 0;
  const choose = (action: () => unknown) => () => {
    setAnchor(null);
    void action();
  };

  return (
    <>
      <HintButton
        label="Importar y exportar"
        hintAlign="end"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EllipsisVertical size={18} strokeWidth={1.75} />
      </HintButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {canEdit && [
          <MenuItem
            key="importar"
            onClick={choose(() => navigate(`/apps/contacts/importar${search}`, { preventScrollReset: true }))}
          >
            <Upload {...icon} />
            Importar contactos…
          </MenuItem>,
          <Divider key="divisor" sx={{ my: '6px !important' }} />,
        ]}
        <MenuItem disabled={isEmpty} onClick={choose(() => exportar('vcard', found))}>
          <ContactRound {...icon} />
          Exportar {which} (vCard)
        </MenuItem>
        <MenuItem disabled={isEmpty} onClick={choose(() => exportar('csv', found))}>
          <Sheet {...icon} />
          Exportar {which} (CSV)
        </MenuItem>
      </Menu>
    </>
  );
}

const foundText = (count: number) => (count === 1 ? 'el encontrado' : `los ${formatEntero(count)} encontrados`);
