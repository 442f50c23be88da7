import { TIPO_CERTIFICADO_NOMBRE } from '../../../../server/vocabulario/tipos-certificado';
import { Text } from '../../../components/layout/layout';
import { useReglas } from '../agenda/publico/reglas';
import type { ActoValues } from './acto-values';
import styles from './actos.module.css';
import type { ActoDetalleDto } from './actos-api';
import { nombreDeRol } from './roles-field';
import { useNombreDePaso } from './use-nombre-de-paso';

/** All fields of an acto, for people who cannot change it. */
export function ActoLectura({ acto }: { acto: ActoDetalleDto }) {
  const { esRegistrable, reservadoPorDefecto, alcanceAml, rolesRequeridos, secciones, requisitos } = acto;
  const datos = [
    ['Se inscribe en un registro', siNo(esRegistrable)],
    ['Carpetas reservadas', siNo(reservadoPorDefecto)],
    ['Pide la ficha de prevención de lavado', siNo(alcanceAml)],
    ['Roles necesarios', rolesRequeridos.map(nombreDeRol).join(', ') || 'Ninguno'],
    ['Secciones de documentos', secciones.join(', ') || 'Ninguna'],
  ] as const;
  return (
    <div className={styles.form}>
      <section className={styles.card} aria-label="El acto">
        <dl className={styles.datos}>
          {datos.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.card} aria-labelledby="requisitos-titulo">
        <h2 className={styles.title} id="requisitos-titulo">
          Requisitos
        </h2>
        {requisitos.length === 0 && <p className={styles.nota}>Este acto no pide requisitos.</p>}
        <ol className={styles.list} aria-label="Requisitos">
          {requisitos.map(({ clave, nombre, obligatorio, descripcion, fuente, certificado }) => (
            <Text key={clave} as="li" padY={3} breaks>
              <p className={styles.name}>{nombre}</p>
              {descripcion && <p>{descripcion}</p>}
              <p className={styles.nota}>
                {[
                  obligatorio ? 'Obligatorio para firmar' : 'Opcional',
                  certificado && `Certificado: ${TIPO_CERTIFICADO_NOMBRE[certificado]}`,
                  fuente,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </Text>
          ))}
        </ol>
      </section>
      <Plazos plazos={acto.plazos as ActoValues['plazos']} />
    </div>
  );
}

function Plazos({ plazos }: { plazos: ActoValues['plazos'] }) {
  const nombreDePaso = useNombreDePaso();
  const reglas = useReglas();
  return (
    <section className={styles.card} aria-labelledby="plazos-titulo">
      <h2 className={styles.title} id="plazos-titulo">
        Plazos
      </h2>
      {plazos.length === 0 && (
        <p className={styles.nota}>En las carpetas de este acto no comienza ningún plazo por sí solo.</p>
      )}
      <ol className={styles.list} aria-label="Plazos">
        {plazos.map(({ regla, desde, hasta }) => (
          <Text key={regla} as="li" padY={3} breaks>
            <p className={styles.name}>{reglas?.find(({ clave }) => clave === regla)?.nombre ?? '…'}</p>
            <p className={styles.nota}>
              Comienza en {nombreDePaso(desde)} ·{' '}
              {hasta.length > 0 ? `se cumple en ${hasta.map(nombreDePaso).join(', ')}` : 'se cumple a mano'}
            </p>
          </Text>
        ))}
      </ol>
    </section>
  );
}

const siNo = (value: boolean) => (value ? 'Sí' : 'No');
