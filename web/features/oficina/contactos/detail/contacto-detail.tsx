import { useOutlet, useParams } from 'react-router-dom';
import { useReciente } from '../../../../comandos/recientes';
import { useDocumentTitle } from '../../../../lib/document-title';
import { useLista } from '../use-list';
import { ContactoCargando } from './contacto-cargando';
import { ContactoVista } from './contacto-view';

/** The contact in the address, beside the list. */
export function ContactoDetalle() {
  const { contactoId } = useParams();
  const lista = useLista();
  const contacto = lista.todos.find(({ id }) => id === contactoId);
  const dialog = useOutlet(contacto);
  useDocumentTitle(contacto?.name ?? 'Contacto');
  useReciente('user-group', `/apps/contacts/${contactoId}`, contacto?.name);

  if (!contacto) return <ContactoCargando lista={lista} />;
  return (
    <>
      <ContactoVista key={contacto.id} contacto={contacto} lista={lista} />
      {dialog}
    </>
  );
}
