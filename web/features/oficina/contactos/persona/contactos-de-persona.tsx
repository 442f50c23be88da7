import { Link2, Link2Off, Plus } from 'lucide-react';
import type { PersonaDto } from '../../../../api/generated/personas';
import { Avatar } from '../../../../components/avatar';
import { Button, LinkButton } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { usePermiso } from '../../../../session/use-permiso';
import { type Contacto, useVinculosOfPersonaQuery } from '../contactos-api';
import { CambiosOfrecidos } from './cambios-ofrecidos';
import { coincidenciasTexto } from './coincidencias-text';
import { useVincular } from './use-vincular';
import { VinculoFila } from './vinculo-row';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The contacts linked to a persona, and the suggested contacts. Contacts can be linked, unlinked and created. */
export function ContactosDePersona({ persona: { id, nombreCompleto } }: { persona: PersonaDto }) {
  const { currentData, error, refetch } = useVinculosOfPersonaQuery({ id }, { refetchOnMountOrArgChange: 10 });
  const canEdit = usePermiso('contactos.editar');
  const vincular = useVincular();
  const { contactos = [], sugeridos = [], cambios = [] } = currentData ?? {};
  const link = (contacto: Contacto) =>
    void vincular(contacto, id, `${contacto.name} quedó como contacto de ${nombreCompleto}`);
  const unlink = (contacto: Contacto) =>
    void vincular(contacto, null, `${contacto.name} ya no es contacto de ${nombreCompleto}`);

  return (
    <Stack as="section" bounded gap={2} aria-labelledby="persona-contactos">
      <Text id="persona-contactos" as="h3" size="md" weight="strong">
        {contactos.length > 1 ? 'Contactos' : 'Contacto'}
      </Text>
      {!currentData && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingSkeleton rows={1} />)}
      <CambiosOfrecidos cambios={cambios} />
      {contactos.length + sugeridos.length > 0 && (
        <PlainList flow="stack" round="md" bordered aria-label="Contactos">
          {contactos.map((contacto) => (
            <Fila key={contacto.id} contacto={contacto} detail={detailOf(contacto)}>
              {canEdit && (
                <HintButton
                  label={`Quitar el vínculo con ${contacto.name}`}
                  hintAlign="end"
                  onClick={() => unlink(contacto)}
                >
                  <Link2Off {...icon} />
                </HintButton>
              )}
            </Fila>
          ))}
          {sugeridos.map((contacto) => (
            <Fila key={contacto.id} contacto={contacto} detail={coincidenciasTexto(contacto.coincidencias)} isSuggested>
              {canEdit && (
                <Button size="small" variant="outlined" onClick={() => link(contacto)}>
                  Es su contacto
                </Button>
              )}
            </Fila>
          ))}
        </PlainList>
      )}
      {currentData && contactos.length === 0 && canEdit && (
        <Row wrap gap={2}>
          <LinkButton
            variant="outlined"
            size="small"
            to={`/apps/contacts/nuevo?persona=${id}`}
            startIcon={<Plus {...icon} />}
          >
            Crear contacto
          </LinkButton>
          <LinkButton
            variant="outlined"
            size="small"
            to={`/personas/${id}/contacto`}
            replace
            preventScrollReset
            startIcon={<Link2 {...icon} />}
          >
            Vincular contacto
          </LinkButton>
        </Row>
      )}
      {currentData && contactos.length === 0 && !canEdit && (
        <Text as="p" size="sm" tone="soft">
          No está en la agenda.
        </Text>
      )}
    </Stack>
  );
}

type FilaProps = Pick<Parameters<typeof VinculoFila>[0], 'detail' | 'isSuggested' | 'children'> & {
  contacto: Contacto;
};

function Fila({ contacto, ...rest }: FilaProps) {
  return (
    <VinculoFila
      face={<Avatar id={contacto.id} name={contacto.name} avatar={contacto.avatar} size={32} />}
      name={contacto.name}
      to={`/apps/contacts/${contacto.id}`}
      {...rest}
    />
  );
}

/** The data that distinguish a contact from others of the same name. */
const detailOf = ({ title, company, emails, phoneNumbers }: Contacto): string =>
  [title, company].filter(Boolean).join(' · ') || emails[0]?.email || phoneNumbers[0]?.phoneNumber || '';
