import { useLocation, useMatch, useNavigate, useOutlet } from 'react-router-dom';
import { DetailDrawer, DetailFrame } from '../../../components/detail-drawer';
import { ErrorState } from '../../../components/error-state';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageHeader } from '../../../components/page-header';
import { formatEntero } from '../../../lib/numeros';
import { usePermiso } from '../../../session/use-permiso';
import { DirectorioVistas } from '../../expediente/personas/publico/directorio-vistas';
import styles from './contactos-page.module.css';
import { ContactosBar } from './lista/contactos-bar';
import { ContactosList } from './lista/contactos-list';
import { EmptyContactos } from './lista/empty-contactos';
import { MasMenu } from './lista/mas-menu';
import { NuevoContactoButton } from './lista/nuevo-button';
import { useAddShortcut } from './lista/use-add-shortcut';
import { type ContactosLista, useContactosLista } from './lista/use-contactos-lista';
import { useCloseToList } from './use-close-to-list';

/** The office's address book. A contact opens beside the list, or over it on small screens. */
export function ContactosPage() {
  const lista = useContactosLista();
  const canEdit = usePermiso('contactos.editar');
  const outlet = useOutlet(lista);
  const isImporting = useMatch('/apps/contacts/importar') !== null;
  const isOpen = outlet !== null && !isImporting;
  const close = useCloseDrawer();
  useAddShortcut(canEdit);
  const isEmpty = !lista.isLoading && lista.error === undefined && lista.contactos.length === 0;
  /** Its first one is offered in the middle, and there is nothing to look for. */
  const isNew = isEmpty && !lista.isNarrowed;

  return (
    <DetailFrame>
      <div className={styles.page}>
        <PageHeader
          title="Contactos"
          subtitle={<span aria-live="polite">{countText(lista)}</span>}
          actions={
            !isNew && (
              <>
                {canEdit && <NuevoContactoButton />}
                <MasMenu lista={lista} canEdit={canEdit} />
              </>
            )
          }
        />
        <LimiteDeRol permiso="contactos.editar" que="agregar, importar ni cambiar contactos" quienes="gestores" />
        <DirectorioVistas actual="contactos" buscar={lista.busqueda.buscar} />
        {!isNew && <ContactosBar lista={lista} />}
        {lista.isLoading ? (
          <div key="carga" className={styles.frame}>
            <LoadingSkeleton rows={8} rowHeight={64} />
          </div>
        ) : (
          <div key="lista" className={styles.frame}>
            {lista.error !== undefined && <ErrorState error={lista.error} onRetry={lista.retry} />}
            {lista.contactos.length > 0 && <ContactosList lista={lista} />}
            {isEmpty && (
              <EmptyContactos
                isNarrowed={lista.isNarrowed}
                onClear={() => lista.change({ buscar: '', etiqueta: null })}
                canEdit={canEdit}
              />
            )}
          </div>
        )}
      </div>
      <DetailDrawer isOpen={isOpen} onClose={close} label="Contacto" sideFrom="lg" width={520}>
        {outlet}
      </DetailDrawer>
      {isImporting && outlet}
    </DetailFrame>
  );
}

/** Closing leads from the form to its contact, and from the contact to the list. */
function useCloseDrawer(): () => void {
  const closeToList = useCloseToList();
  const navigate = useNavigate();
  const { search } = useLocation();
  const editing = useMatch('/apps/contacts/:contactoId/editar');
  if (!editing) return closeToList;
  return () =>
    void navigate(`/apps/contacts/${editing.params.contactoId}${search}`, { replace: true, preventScrollReset: true });
}

/** «128 contactos» or «12 de 128 contactos»; a blank while the number is unknown. */
function countText({ todos, contactos, isNarrowed, isLoading, error }: ContactosLista): string {
  if (isLoading || error !== undefined) return '\u00a0';
  const noun = todos.length === 1 ? 'contacto' : 'contactos';
  const total = `${formatEntero(todos.length)} ${noun}`;
  return isNarrowed ? `${formatEntero(contactos.length)} de ${total}` : total;
}
