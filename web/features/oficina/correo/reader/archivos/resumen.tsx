import { Download, UserPlus } from 'lucide-react';
import { Button, LinkButton } from '../../../../../components/button';
import { Fact } from '../../../../../components/facts';
import { Row, Stack, Text } from '../../../../../components/layout/layout';
import { useDescargarArchivo } from '../../../../../components/use-descargar';
import type { Archivo } from '../../../../../components/viewer/archivo';
import { usePermiso } from '../../../../../session/use-permiso';
import { enlaceAContactoNuevo } from '../../../contactos/public/contacto-leido';
import { type TarjetaDeContacto, useCorreosSummaryQuery } from '../../correos-api';
import { cuandoDe } from './cuando';
import styles from './resumen.module.css';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Whether a file may be a calendar or a card. */
export const isLegible = ({ mime, nombre }: Pick<Archivo, 'mime' | 'nombre'>) =>
  mime === 'text/calendar' || mime === 'text/vcard' || /\.(ics|vcf)$/i.test(nombre);

interface ResumenProps {
  correoId: string;
  archivo: Archivo & { id: string };
}

/** The content of a calendar or a card. Shows nothing while it is fetched, nor for a file that cannot be read. */
export function Resumen({ correoId, archivo }: ResumenProps) {
  const { data } = useCorreosSummaryQuery({ id: correoId, adjuntoId: archivo.id });
  const canAdd = usePermiso('contactos.editar');
  const download = useDescargarArchivo();
  const { eventos = [], contactos = [] } = data ?? {};
  const descargar = (
    <Button size="small" startIcon={<Download {...icon} />} onClick={() => void download(archivo)}>
      Descargar
    </Button>
  );
  return (
    <>
      {eventos.map(({ titulo, lugar, organiza, cancelado, seRepite, ...moments }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file never changes
        <Tarjeta key={index} titulo={titulo || 'Evento sin título'} isCrossed={cancelado} actions={descargar}>
          {{
            Estado: cancelado && 'Cancelado',
            Cuándo: cuandoDe(moments),
            'Se repite': seRepite && 'Sí',
            Dónde: lugar,
            Organiza: organiza,
          }}
        </Tarjeta>
      ))}
      {contactos.map((contacto, index) => (
        <Tarjeta
          // biome-ignore lint/suspicious/noArrayIndexKey: a file never changes
          key={index}
          titulo={contacto.name || 'Contacto sin nombre'}
          actions={
            <>
              {canAdd && (
                <LinkButton size="small" startIcon={<UserPlus {...icon} />} {...enlaceDe(contacto)}>
                  Agregar a contactos
                </LinkButton>
              )}
              {descargar}
            </>
          }
        >
          {{
            Trabajo: [contacto.title, contacto.company].filter(Boolean).join(', '),
            Teléfonos: contacto.phoneNumbers.map(({ completo }) => completo).join(', '),
            Correos: contacto.emails.map(({ email }) => email).join(', '),
          }}
        </Tarjeta>
      ))}
    </>
  );
}

function enlaceDe({ phoneNumbers, emails, birthday, ...contacto }: TarjetaDeContacto) {
  return enlaceAContactoNuevo({
    ...contacto,
    birthday: /^\d{4}-\d{2}-\d{2}$/.test(birthday) ? birthday : '',
    emails: emails.map(({ email, label = '' }) => ({ email, label })),
    phoneNumbers: phoneNumbers.map(({ country, phoneNumber, label = '' }) => ({ country, phoneNumber, label })),
  });
}

interface TarjetaProps {
  titulo: string;
  isCrossed?: boolean;
  actions: React.ReactNode;
  /** The values by their labels; empty values are left out. */
  children: Record<string, string | false>;
}

function Tarjeta({ titulo, isCrossed = false, actions, children }: TarjetaProps) {
  return (
    <Stack
      as="section"
      pad={[3, 4]}
      marginTop={3}
      gap={2}
      breaks
      bordered
      round="md"
      className={styles.tarjeta}
      aria-label={titulo}
    >
      <Text as="h4" margin={0} size="md" weight="strong" className={styles.titulo} data-crossed={isCrossed}>
        {titulo}
      </Text>
      <Stack as="dl" gap={1} margin={0}>
        {Object.entries(children).map(
          ([nombre, valor]) =>
            valor && (
              <Stack key={nombre} gap={2} className={styles.dato}>
                <Fact name={nombre}>{valor}</Fact>
              </Stack>
            ),
        )}
      </Stack>
      <Row wrap gap={2} only="screen">
        {actions}
      </Row>
    </Stack>
  );
}
