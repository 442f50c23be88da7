import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { caminoA } from '../arbol';
import type { Documentos } from '../use-documentos';
import styles from './migas.module.css';

/** The breadcrumbs from all documents down to the shown seccion. */
export function Migas({ lista }: { lista: Documentos }) {
  const { lugar, secciones, hrefOf, documentos, direccion } = lista;
  const camino = lugar.tipo === 'seccion' ? caminoA(secciones, lugar.id) : [];
  const actual = direccion.papelera ? 'Papelera' : (camino.at(-1)?.nombre ?? raiz(lugar.tipo));
  const isRaiz = lugar.tipo === 'todos' && !direccion.papelera;
  return (
    <nav className={styles.migas} aria-label="Ruta de la sección">
      {!isRaiz && <Miga to={hrefOf({ seccion: null, papelera: false, buscar: '' })} nombre="Documentos" />}
      {camino.slice(0, -1).map(({ id, nombre }) => (
        <Miga key={id} to={hrefOf({ seccion: id, buscar: '' })} nombre={nombre} />
      ))}
      <h2 className={styles.actual} aria-current="page">
        {actual}
      </h2>
      {documentos && !direccion.papelera && <span className={styles.total}>{totalDe(documentos.length)}</span>}
    </nav>
  );
}

const raiz = (tipo: 'todos' | 'ninguna' | 'seccion') => (tipo === 'ninguna' ? 'Sin sección' : 'Todos los documentos');

const totalDe = (total: number) => (total === 1 ? '1 documento' : `${total} documentos`);

function Miga({ to, nombre }: { to: string; nombre: string }) {
  return (
    <>
      <Link className={styles.miga} to={to} preventScrollReset>
        {nombre}
      </Link>
      <ChevronRight className={styles.flecha} size={16} strokeWidth={1.75} aria-hidden="true" />
    </>
  );
}
