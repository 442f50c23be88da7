import { useLocation } from 'react-router-dom';
import { type IconSet, iconName } from '../../../../server/vocabulario/icon-sets';
import { CopyButton } from '../../../components/copy-button';
import { DetailDrawer } from '../../../components/detail-drawer';
import { SheetHeader } from '../../../components/sheet-header';
import { tamanos } from './busqueda';
import { Icono } from './icono';
import styles from './iconos.module.css';
import type { Sprite } from './sprite';

interface DetalleProps {
  set: IconSet;
  sprite: Sprite | undefined;
  name: string | null;
  onClose: () => void;
}

/** An icon in all sizes, and what of it can be copied. */
export function Detalle({ name, ...props }: DetalleProps) {
  return (
    <DetailDrawer isOpen={name !== null} onClose={props.onClose} label={name ?? ''} sideFrom="lg" width={320}>
      {name !== null && <Contenido {...props} name={name} />}
    </DetailDrawer>
  );
}

function Contenido({ set, sprite, name, onClose }: DetalleProps & { name: string }) {
  const { pathname, search } = useLocation();
  const markup = sprite?.get(name);
  const full = iconName(set, name);
  return (
    <>
      <SheetHeader id="icono" title={name} onClose={onClose} />
      <div className={styles.detalle}>
        <div className={styles.tamanos}>
          {tamanos.map((size) => (
            <figure key={size}>
              <Icono markup={markup} size={size} />
              <figcaption>{size}</figcaption>
            </figure>
          ))}
        </div>
        <dl className={styles.datos}>
          <dt>Nombre</dt>
          <dd>
            <code>{full}</code>
          </dd>
          <dt>Conjunto</dt>
          <dd>
            {set.name}, {set.licence}
          </dd>
        </dl>
        <div className={styles.copiar}>
          <CopyButton text={full} label="Copiar el nombre" />
          {markup && <CopyButton text={markup} label="Copiar el SVG" />}
          <CopyButton text={`${location.origin}${pathname}${search}`} label="Copiar el enlace" />
        </div>
        {markup && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          <section className={styles.markup} tabIndex={0} aria-label="Código SVG">
            <pre>{markup}</pre>
          </section>
        )}
      </div>
    </>
  );
}
