import { Contact, Plus, SearchX, Upload } from 'lucide-react';
import { useLocation, useMatch, useNavigate, useOutlet } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/button';
import { DetailDrawer, DetailFrame } from '../../../components/detail-drawer';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Box, Card, Row, Text } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageHeader } from '../../../components/page-header';
import { SearchField } from '../../../components/search-field';
import { contar, formatEntero } from '../../../lib/numeros';
import { useHotkey } from '../../../lib/use-hotkey';
import { usePalabras } from '../../../session/use-pais';
import { usePermiso } from '../../../session/use-permiso';
import { DirectorioVistas } from '../../expediente/personas/public/directorio-switch';
import styles from './contactos-page.module.css';
import { ContactosList } from './list/contactos-list';
import { MasMenu } from './list/mas-menu';
import { type ContactosLista, useContactosLista } from './list/use-contactos-list';
import { useCloseToList } from './use-close-to-list';

/** Loads the form before the click that opens it. */
const prefetch = () => void import('./form/nuevo-contacto');

/** The office's address book. A contact opens beside the list, or over it on small screens. */
export function ContactosPage() {
  const lista = useContactosLista();
  const canEdit = usePermiso('contactos.editar');
  const outlet = useOutlet(lista);
  const child = useMatch('/apps/contacts/:child')?.params.child ?? '';
  const isDialog = ['importar', 'repetidos'].includes(child);
  const isOpen = outlet !== null && !isDialog;
  const close = useCloseDrawer();
  useAddShortcut(canEdit);
  const isEmpty = !lista.isLoading && lista.error === undefined && lista.contactos.length === 0;
  /** An empty address book offers the first contact in the middle, and hides the filters. */
  const isNew = isEmpty && !lista.isNarrowed;

  return (
    <DetailFrame>
      <Box shrinks>
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
          <Card key="carga" clip className={styles.frame}>
            <LoadingSkeleton rows={8} rowHeight={64} />
          </Card>
        ) : (
          <Card key="lista" clip className={styles.frame}>
            {lista.error !== undefined && <ErrorState error={lista.error} onRetry={lista.retry} />}
            {lista.contactos.length > 0 && <ContactosList lista={lista} />}
            {isEmpty && (
              <EmptyContactos
                isNarrowed={lista.isNarrowed}
                onClear={() => lista.change({ buscar: '', etiqueta: null })}
                canEdit={canEdit}
              />
            )}
          </Card>
        )}
      </Box>
      <DetailDrawer isOpen={isOpen} onClose={close} label="Contacto" sideFrom="lg" width={520}>
        {outlet}
      </DetailDrawer>
      {isDialog && outlet}
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
  const total = contar(todos.length, 'contacto', 'contactos');
  return isNarrowed ? `${formatEntero(contactos.length)} de ${total}` : total;
}

/** Ctrl+/ or ⌘+/ opens the form of a new contact. Unsaved changes are asked about first. */
function useAddShortcut(isEnabled: boolean): void {
  const navigate = useNavigate();
  useHotkey(
    ({ key, ctrlKey, metaKey }) => isEnabled && key === '/' && (ctrlKey || metaKey),
    () => void navigate(`/apps/contacts/nuevo${location.search}`, { preventScrollReset: true }),
  );
}

/** The filters of the list: a text, and one of the etiquetas in use. */
function ContactosBar({ lista }: { lista: ContactosLista }) {
  const { busqueda, change, etiquetas, todos } = lista;
  const counts = new Map<string, number>();
  for (const id of todos.flatMap(({ tags }) => tags)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const used = etiquetas.filter(({ id }) => counts.has(id) || id === busqueda.etiqueta);

  return (
    <Row as="search" wrap gap={[2, 3]} marginBottom={4}>
      <SearchField
        label="Buscar contactos"
        placeholder="Nombre, empresa, correo, teléfono"
        value={busqueda.buscar}
        onSearch={(buscar) => change({ buscar }, { replace: true })}
      />
      {used.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways
        <div role="group" aria-label="Filtrar por etiqueta" className={styles.tags}>
          {used.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className={styles.tag}
              aria-pressed={id === busqueda.etiqueta}
              onClick={() => change({ etiqueta: id === busqueda.etiqueta ? null : id })}
            >
              {title}
              <Text size="xs" tone="faint" numeric className={styles.count}>
                {counts.get(id) ?? 0}
              </Text>
            </button>
          ))}
        </div>
      )}
    </Row>
  );
}

interface EmptyContactosProps {
  isNarrowed: boolean;
  onClear: () => void;
  canEdit: boolean;
}

/** Shown in an empty list: the reason, and an action. */
function EmptyContactos({ isNarrowed, onClear, canEdit }: EmptyContactosProps) {
  const { oficina } = usePalabras();
  if (isNarrowed) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Ningún contacto coincide"
        text="Se busca en el nombre, la empresa, los correos y los teléfonos."
        action={
          <Button variant="outlined" onClick={onClear}>
            Ver todos los contactos
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      Icon={Contact}
      title="Todavía no hay contactos"
      text={
        canEdit
          ? `Agregue a las personas con las que trabaja la ${oficina}, o traiga su agenda desde un archivo vCard o CSV.`
          : `Aquí se verá la agenda de la ${oficina}.`
      }
      action={
        canEdit && (
          <Row as="span" justify="center" wrap gap={2}>
            <LinkButton
              variant="outlined"
              to="/apps/contacts/importar"
              startIcon={<Upload size={16} strokeWidth={1.75} aria-hidden="true" />}
            >
              Importar
            </LinkButton>
            <NuevoContactoButton />
          </Row>
        )
      }
    />
  );
}

/** Opens the form of a new contact beside the list. */
function NuevoContactoButton() {
  const { search } = useLocation();
  return (
    <LinkButton
      variant="contained"
      to={`/apps/contacts/nuevo${search}`}
      preventScrollReset
      startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
      title="Agregar contacto (Ctrl + /)"
      aria-keyshortcuts="Control+/ Meta+/"
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      Agregar contacto
    </LinkButton>
  );
}
