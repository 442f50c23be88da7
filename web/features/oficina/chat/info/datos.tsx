import { Box, Stack } from '../../../../components/layout/layout';
import { formatFecha } from '../../../../lib/fechas';
import { useChatGetContactoQuery } from './contacto-api';
import styles from './info-panel.module.css';

/** The description and the contact data of a member. Not shown for people who have left the office. */
export function Datos({ contactoId }: { contactoId: string }) {
  const { currentData } = useChatGetContactoQuery({ id: contactoId });
  if (!currentData) return null;
  const { cargo, emails, phoneNumbers, desde } = currentData.details;
  const telefonos = phoneNumbers.map(({ numero }) => ({ href: addressOf(numero), text: numero }));
  const correos = emails.map(({ email }) => ({ href: `mailto:${email}`, text: email }));
  return (
    <Box as="section" line="top" pad={[4, 5]} aria-label="Datos">
      <Stack as="dl" gap={1} margin={0} className={styles.datos}>
        {cargo && (
          <>
            <dt>Cargo</dt>
            <dd>{cargo}</dd>
          </>
        )}
        <Enlaces term="Teléfono" links={telefonos} />
        <Enlaces term="Correo electrónico" links={correos} />
        {desde && (
          <>
            <dt>En la oficina desde</dt>
            <dd>{formatFecha(desde)}</dd>
          </>
        )}
      </Stack>
    </Box>
  );
}

/** The address that calls a telephone number, with its extension. */
function addressOf(numero: string): string {
  const [whole = '', extension] = numero.split(' ext. ');
  return `tel:${whole.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}

function Enlaces({ term, links }: { term: string; links: readonly { href: string; text: string }[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <dt>{term}</dt>
      {links.map(({ href, text }) => (
        <dd key={href}>
          <a href={href}>{text}</a>
        </dd>
      ))}
    </>
  );
}
