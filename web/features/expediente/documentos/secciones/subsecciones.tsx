import { Folder } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card, PlainList } from '../../../../components/layout/layout';
import { hijasOf } from '../tree';
import type { Documentos } from '../use-documentos';
import styles from './subsecciones.module.css';

/** The secciones inside the shown one. */
export function Subsecciones({ lista }: { lista: Documentos }) {
  const { lugar, secciones, hrefOf } = lista;
  const hijas = lugar.tipo === 'seccion' ? hijasOf(secciones, lugar.id) : [];
  if (hijas.length === 0) return null;
  return (
    <PlainList flow="row" wrap gap={2} aria-label="Secciones de esta sección">
      {hijas.map(({ id, nombre }) => (
        <li key={id}>
          <Card
            as={Link}
            flow="row"
            align="center"
            gap={2}
            minHeight={40}
            padX={3}
            round="md"
            className={styles.link}
            to={hrefOf({ seccion: id, buscar: '' })}
            preventScrollReset
          >
            <Folder size={16} strokeWidth={1.75} aria-hidden="true" />
            {nombre}
          </Card>
        </li>
      ))}
    </PlainList>
  );
}
