import type { LucideIcon } from 'lucide-react';
import { FileQuestionMark, Files, Folder, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Arrastre, lugarParaSoltar } from '../../../../components/soltar/use-drop';
import { enOrdenDeArbol, totalesPorSeccion } from '../arbol';
import { sinSeccion } from '../direccion';
import type { Documentos } from '../use-documentos';
import { NuevaSeccionButton } from './nueva-seccion-button';
import { SeccionMenu } from './seccion-menu';
import styles from './seccion-tree.module.css';

interface SeccionTreeProps {
  lista: Documentos;
  /** What is being dragged: each place where it can be dropped shows so. */
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
    <nav className={styles.tree} aria-label="Secciones">
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
    </nav>
  );
}

interface Suelta {
  seccionId: string | null;
  /** Whether something can be dropped, and whether it is over this place. */
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
  /** Left out where nothing can be dropped. */
  suelta?: Suelta;
  /** The menu of its actions. */
  children?: ReactNode;
}

function Nodo({ Icon, nombre, nivel = 0, total = 0, to, isActual, suelta, children }: NodoProps) {
  return (
    <li
      className={styles.nodo}
      data-actual={isActual}
      data-suelta={suelta?.estado}
      {...(suelta && lugarParaSoltar(suelta.seccionId))}
    >
      <Link
        className={styles.link}
        to={to}
        draggable={false}
        preventScrollReset
        aria-current={isActual ? 'page' : undefined}
        style={{ paddingLeft: 10 + nivel * 16 }}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.nombre} title={nombre}>
          {nombre}
        </span>
        {total > 0 && (
          <span className={styles.total}>
            {total}
            <span className="visually-hidden">{total === 1 ? ' documento' : ' documentos'}</span>
          </span>
        )}
      </Link>
      {children}
    </li>
  );
}
