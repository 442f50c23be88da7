import { TIPO_CERTIFICADO_NOMBRE } from '../../../../server/vocabulario/tipos-certificado';
import { Card, PlainList, Stack, Text } from '../../../components/layout/layout';
import { useReglas } from '../agenda/public/reglas';
import type { ActoValues } from './acto-values';
import styles from './actos.module.css';
import type { ActoDetalleDto } from './actos-api';
import { nombreDeRol } from './roles-field';
import { useNombreDePaso } from './use-paso-nombre';

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
    <Stack gap={5} className={styles.form}>
      <Card as="section" flow="stack" gap={5} pad={5} shrinks aria-label="El acto">
        <Stack as="dl" columns={2} gap={4}>
          {datos.map(([name, value]) => (
            <div key={name}>
              <Text as="dt" size="sm" tone="soft">
                {name}
              </Text>
              <Text as="dd" margin={0} breaks>
                {value}
              </Text>
            </div>
          ))}
        </Stack>
      </Card>
      <Card as="section" flow="stack" gap={5} pad={5} shrinks aria-labelledby="requisitos-titulo">
        <Text as="h2" size="lg" weight="strong" id="requisitos-titulo">
          Requisitos
        </Text>
        {requisitos.length === 0 && (
          <Text as="p" size="sm" tone="soft" numeric>
            Este acto no pide requisitos.
          </Text>
        )}
        <PlainList as="ol" lines aria-label="Requisitos">
          {requisitos.map(({ clave, nombre, obligatorio, descripcion, fuente, certificado }) => (
            <Text key={clave} as="li" padY={3} breaks>
              <Text as="p" weight="medium">
                {nombre}
              </Text>
              {descripcion && <p>{descripcion}</p>}
              <Text as="p" size="sm" tone="soft" numeric>
                {[
                  obligatorio ? 'Obligatorio para firmar' : 'Opcional',
                  certificado && `Certificado: ${TIPO_CERTIFICADO_NOMBRE[certificado]}`,
                  fuente,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Text>
          ))}
        </PlainList>
      </Card>
      <Plazos plazos={acto.plazos as ActoValues['plazos']} />
    </Stack>
  );
}

function Plazos({ plazos }: { plazos: ActoValues['plazos'] }) {
  const nombreDePaso = useNombreDePaso();
  const reglas = useReglas();
  return (
    <Card as="section" flow="stack" gap={5} pad={5} shrinks aria-labelledby="plazos-titulo">
      <Text as="h2" size="lg" weight="strong" id="plazos-titulo">
        Plazos
      </Text>
      {plazos.length === 0 && (
        <Text as="p" size="sm" tone="soft" numeric>
          En las carpetas de este acto no comienza ningún plazo por sí solo.
        </Text>
      )}
      <PlainList as="ol" lines aria-label="Plazos">
        {plazos.map(({ regla, desde, hasta }) => (
          <Text key={regla} as="li" padY={3} breaks>
            <Text as="p" weight="medium">
              {reglas?.find(({ clave }) => clave === regla)?.nombre ?? '…'}
            </Text>
            <Text as="p" size="sm" tone="soft" numeric>
              Comienza en {nombreDePaso(desde)} ·{' '}
              {hasta.length > 0 ? `se cumple en ${hasta.map(nombreDePaso).join(', ')}` : 'se cumple a mano'}
            </Text>
          </Text>
        ))}
      </PlainList>
    </Card>
  );
}

const siNo = (value: boolean) => (value ? 'Sí' : 'No');
