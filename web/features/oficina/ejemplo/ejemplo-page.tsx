import { Row } from '../../../components/layout/layout';
import { PageHeader } from '../../../components/page-header';
import styles from './ejemplo.module.css';
import { Botones } from './muestras/buttons';
import { Colores } from './muestras/colores';
import { Confirmacion } from './muestras/confirmacion';
import { Estados } from './muestras/estados';
import { Etiquetas } from './muestras/etiquetas';
import { Campos } from './muestras/fields';
import { Graficos } from './muestras/graficos';
import { Iconos } from './muestras/iconos';
import { Marcas } from './muestras/marcas';
import { Avisos } from './muestras/notices';
import { Orden } from './muestras/orden';
import { Tabla } from './muestras/table';
import { Texto } from './muestras/text';
import { Tipografia } from './muestras/tipografia';

const indice = [
  ['colores', 'Colores'],
  ['tipografia', 'Tipografía'],
  ['botones', 'Botones'],
  ['campos', 'Campos'],
  ['marcas', 'Marcas y personas'],
  ['etiquetas', 'Etiquetas y vencimientos'],
  ['texto', 'Texto con formato'],
  ['tabla', 'Tabla'],
  ['graficos', 'Gráficos'],
  ['orden', 'Orden a mano'],
  ['estados', 'Estados'],
  ['avisos', 'Avisos y carga'],
  ['confirmacion', 'Confirmación'],
  ['iconos', 'Iconos'],
] as const;

/** The living guide: it shows the same components that the pages use. */
export function EjemploPage() {
  return (
    <>
      <PageHeader
        title="Guía de componentes"
        subtitle="Las piezas de que están hechas las páginas, vivas: siguen el tema y los colores elegidos."
      />
      <Row as="nav" wrap gap={2} marginBottom={8} className={styles.indice} aria-label="En esta página">
        {indice.map(([id, texto]) => (
          <a key={id} href={`#${id}`}>
            {texto}
          </a>
        ))}
      </Row>
      <Colores />
      <Tipografia />
      <Botones />
      <Campos />
      <Marcas />
      <Etiquetas />
      <Texto />
      <Tabla />
      <Graficos />
      <Orden />
      <Estados />
      <Avisos />
      <Confirmacion />
      <Iconos />
    </>
  );
}
