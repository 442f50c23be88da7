import { FileQuestionMark, Files, Folder, FolderOpen, FolderPlus, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SeccionDto } from '../../../../api/generated/documentos';
import { Button } from '../../../../components/button';
import { type Arrastre, lugarParaSoltar } from '../../../../components/drop/use-drop';
import { Cut, Row, Stack, Text } from '../../../../components/layout/layout';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem, MenuLink } from '../../../../components/ui/menu-entries';
import { LateRenombrarDialog } from '../actions/late-renombrar';
import { sinSeccion } from '../direccion';
import { enOrdenDeArbol, totalesPorSeccion } from '../tree';
import type { Documentos } from '../use-documentos';
import { ocupadaPor } from './ocupada';
import styles from './seccion-tree.module.css';
import { useSeccionActions } from './use-seccion-actions';

interface SeccionTreeProps {
  lista: Documentos;
  /** The current drag. Each place where it can end shows so. */
  arrastre: Arrastre | null;
}

/** Links to all the places where the carpeta's documents can be. */
export function SeccionTree({ lista, arrastre }: SeccionTreeProps) {
  const { carpetaId, secciones, lugar, direccion, hrefOf, todos = [], permisos, isKnown } = lista;
  const totales = totalesPorSeccion(todos);
  const { papelera } = direccion;
  const placeHref = (seccion: string | null, isPapelera = false) =>
    hrefOf({ seccion, papelera: isPapelera, buscar: '', documento: null, version: null });

  return (
    <Stack as="nav" bounded packed gap={2} className={styles.tree} aria-label="Secciones">
      <ul className={styles.list}>
        <Nodo
          Icon={Files}
          nombre="Todos los documentos"
          total={todos.length}
          to={placeHref(null)}
          isActual={!papelera && lugar.tipo === 'todos'}
        />
        <Nodo
          Icon={FileQuestionMark}
          nombre="Sin sección"
          total={totales.get(null)}
          to={placeHref(sinSeccion)}
          suelta={sueltaDe(null, arrastre)}
          isActual={!papelera && lugar.tipo === 'ninguna'}
        />
        {enOrdenDeArbol(secciones).map(({ seccion, nivel }) => (
          <Nodo
            key={seccion.id}
            Icon={Folder}
            nombre={seccion.nombre}
            nivel={nivel}
            total={totales.get(seccion.id)}
            to={placeHref(seccion.id)}
            suelta={sueltaDe(seccion.id, arrastre)}
            isActual={!papelera && lugar.tipo === 'seccion' && lugar.id === seccion.id}
          >
            <SeccionMenu
              lista={lista}
              seccion={seccion}
              hrefOf={(lugar) => (lugar === 'papelera' ? placeHref(null, true) : placeHref(seccion.id))}
            />
          </Nodo>
        ))}
      </ul>
      {isKnown && (
        <>
          <NuevaSeccionButton carpetaId={carpetaId} canEdit={permisos.editarDocumentos} />
          <ul className={styles.list} data-last>
            <Nodo Icon={Trash2} nombre="Papelera" to={placeHref(null, true)} isActual={papelera} />
          </ul>
        </>
      )}
    </Stack>
  );
}

interface Suelta {
  seccionId: string | null;
  /**
   * Whether the dragged documents can be dropped here, and whether they are over this place. Undefined when they
   * cannot.
   */
  estado: 'posible' | 'encima' | undefined;
}

function sueltaDe(seccionId: string | null, arrastre: Arrastre | null): Suelta {
  if (!arrastre) return { seccionId, estado: undefined };
  return { seccionId, estado: arrastre.destino === seccionId ? 'encima' : 'posible' };
}

interface NodoProps {
  Icon: LucideIcon;
  nombre: string;
  nivel?: number;
  total?: number;
  to: string;
  isActual: boolean;
  /** The handlers for a drop. Missing when nothing can be dropped here. */
  suelta?: Suelta;
  /** The menu of actions on the place. */
  children?: ReactNode;
}

function Nodo({ Icon, nombre, nivel = 0, total = 0, to, isActual, suelta, children }: NodoProps) {
  return (
    <Row
      as="li"
      align="center"
      round="md"
      hover
      className={styles.nodo}
      data-actual={isActual}
      data-suelta={suelta?.estado}
      {...(suelta && lugarParaSoltar(suelta.seccionId))}
    >
      <Row
        as={Link}
        grow
        shrinks
        align="center"
        gap={2}
        tone="soft"
        underline="never"
        className={styles.link}
        to={to}
        draggable={false}
        preventScrollReset
        aria-current={isActual ? 'page' : undefined}
        style={{ paddingLeft: 10 + nivel * 16 }}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        <Cut grow title={nombre}>
          {nombre}
        </Cut>
        {total > 0 && (
          <Text size="xs" weight="regular" tone="soft" numeric>
            {total}
            <span className="visually-hidden">{total === 1 ? ' documento' : ' documentos'}</span>
          </Text>
        )}
      </Row>
      {children}
    </Row>
  );
}

/**
 * Adds a seccion at the top level of the carpeta. An open dialog stays when the person may no longer edit the carpeta.
 */
function NuevaSeccionButton({ carpetaId, canEdit }: { carpetaId: string; canEdit: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {canEdit && (
        <Button
          size="small"
          startIcon={<FolderPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          Nueva sección
        </Button>
      )}
      {isOpen && <NuevaSeccionDialog carpetaId={carpetaId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface SeccionMenuProps {
  lista: Documentos;
  seccion: SeccionDto;
  /** The address of the seccion, or of its documents in the trash. */
  hrefOf: (lugar: 'seccion' | 'papelera') => string;
}

/** The menu of actions on a seccion. An open dialog stays when the person may no longer edit the carpeta. */
function SeccionMenu({ lista, seccion, hrefOf }: SeccionMenuProps) {
  const { carpetaId, permisos } = lista;
  const [dialogo, setDialogo] = useState<'nueva' | 'nombre' | null>(null);
  const { rename, remove } = useSeccionActions(carpetaId);
  const ocupada = ocupadaPor(seccion.id, lista);

  return (
    <>
      {permisos.editarDocumentos && (
        <ActionsMenu label={`Acciones de la sección ${seccion.nombre}`} size="small">
          <MenuItem Icon={FolderPlus} onClick={() => setDialogo('nueva')}>
            Nueva sección adentro
          </MenuItem>
          <MenuItem Icon={Pencil} onClick={() => setDialogo('nombre')}>
            Cambiar nombre
          </MenuItem>
          {ocupada ? (
            <>
              <MenuItem Icon={Trash2} motivo={ocupada.motivo}>
                Eliminar
              </MenuItem>
              <MenuLink Icon={ocupada.lugar === 'papelera' ? Trash2 : FolderOpen} to={hrefOf(ocupada.lugar)}>
                {ocupada.enlace}
              </MenuLink>
            </>
          ) : (
            <MenuItem Icon={Trash2} isDanger onClick={() => remove(seccion)}>
              Eliminar
            </MenuItem>
          )}
        </ActionsMenu>
      )}
      {dialogo === 'nueva' && (
        <NuevaSeccionDialog carpetaId={carpetaId} padre={seccion} onClose={() => setDialogo(null)} />
      )}
      {dialogo === 'nombre' && (
        <LateRenombrarDialog
          title="Cambiar nombre"
          submitLabel="Guardar"
          label="Nombre de la sección"
          nombre={seccion.nombre}
          onSave={(nombre) => rename(seccion, nombre)}
          onClose={() => setDialogo(null)}
        />
      )}
    </>
  );
}

interface NuevaSeccionDialogProps {
  carpetaId: string;
  /** The parent of the new seccion. Missing for the top level. */
  padre?: SeccionDto;
  onClose: () => void;
}

/** Asks for the name of a new seccion. */
function NuevaSeccionDialog({ carpetaId, padre, onClose }: NuevaSeccionDialogProps) {
  const { create } = useSeccionActions(carpetaId);
  return (
    <LateRenombrarDialog
      title={padre ? `Nueva sección en «${padre.nombre}»` : 'Nueva sección'}
      submitLabel="Crear"
      label="Nombre de la sección"
      nombre=""
      onSave={(nombre) => create(nombre, padre?.id ?? null)}
      onClose={onClose}
    />
  );
}
