import { Link2, Link2Off, UserPlus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import { Button, LinkButton } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import { PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { usePermiso } from '../../../../session/use-permiso';
import { documentosDe } from '../../../expediente/personas/public/documentos';
import { PersonaIcon } from '../../../expediente/personas/public/persona-icon';
import { usePersonasGetQuery } from '../../../expediente/personas/public/personas-api';
import { type Contacto, useVinculosOfContactoQuery } from '../contactos-api';
import { CambiosOfrecidos } from './cambios-ofrecidos';
import { coincidenciasTexto } from './coincidencias-text';
import { useVincular } from './use-vincular';
import { VinculoFila } from './vinculo-row';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The persona linked to a contact, or the suggested personas. A persona can be linked, unlinked and added. */
export function PersonaDelContacto({ contacto }: { contacto: Contacto }) {
  const canEdit = usePermiso('contactos.editar');
  if (contacto.personaId === null && !canEdit) return null;
  return (
    <Stack as="section" bounded gap={2} aria-labelledby="contacto-persona">
      <Text id="contacto-persona" as="h3" size="md" weight="strong">
        Persona
      </Text>
      {contacto.personaId ? (
        <Vinculada contacto={contacto} personaId={contacto.personaId} canEdit={canEdit} />
      ) : (
        <SinPersona contacto={contacto} />
      )}
    </Stack>
  );
}

function Vinculada({ contacto, personaId, canEdit }: { contacto: Contacto; personaId: string; canEdit: boolean }) {
  const { currentData: persona, error } = usePersonasGetQuery({ id: personaId });
  const { currentData } = useVinculosOfContactoQuery({ id: contacto.id }, { refetchOnMountOrArgChange: 10 });
  const vincular = useVincular();
  const name = persona?.nombreCompleto ?? 'Ver la persona';
  const unlink = () => void vincular(contacto, null, `${contacto.name} ya no está vinculado a una persona`);
  const detail =
    apiStatus(error) === 404 ? 'Ya no está registrada' : persona ? documentosDe(persona).join(' · ') : '\u00a0';
  return (
    <>
      <CambiosOfrecidos cambios={currentData?.cambios ?? []} />
      <PlainList flow="stack" round="md" bordered aria-label="Persona">
        <VinculoFila
          face={<PersonaIcon tipo={persona?.tipo ?? 'humana'} />}
          name={name}
          to={`/personas/${personaId}`}
          detail={detail || 'Sin documento'}
        >
          {canEdit && (
            <HintButton
              label={`Quitar el vínculo con ${persona?.nombreCompleto ?? 'la persona'}`}
              hintAlign="end"
              onClick={unlink}
            >
              <Link2Off {...icon} />
            </HintButton>
          )}
        </VinculoFila>
      </PlainList>
    </>
  );
}

function SinPersona({ contacto }: { contacto: Contacto }) {
  const { id, name } = contacto;
  const { search } = useLocation();
  const canAdd = usePermiso('carpetas.editar');
  const vincular = useVincular();
  const { currentData } = useVinculosOfContactoQuery({ id }, { refetchOnMountOrArgChange: 10 });
  const { sugeridas = [] } = currentData ?? {};
  return (
    <>
      {sugeridas.length > 0 && (
        <PlainList flow="stack" round="md" bordered aria-label="Personas sugeridas">
          {sugeridas.map((persona) => (
            <VinculoFila
              key={persona.id}
              face={<PersonaIcon tipo={persona.tipo} />}
              name={persona.nombreCompleto}
              to={`/personas/${persona.id}`}
              detail={coincidenciasTexto(persona.coincidencias)}
              isSuggested
            >
              <Button
                size="small"
                variant="outlined"
                onClick={() =>
                  void vincular(contacto, persona.id, `${name} quedó vinculado a ${persona.nombreCompleto}`)
                }
              >
                Es esta persona
              </Button>
            </VinculoFila>
          ))}
        </PlainList>
      )}
      <Row wrap gap={2}>
        <LinkButton
          size="small"
          variant="outlined"
          to={`/apps/contacts/${id}/persona${search}`}
          preventScrollReset
          startIcon={<Link2 {...icon} />}
        >
          Es la persona…
        </LinkButton>
        {canAdd && (
          <LinkButton
            size="small"
            variant="outlined"
            to={`/apps/contacts/${id}/registrar${search}`}
            preventScrollReset
            startIcon={<UserPlus {...icon} />}
          >
            Registrar como persona
          </LinkButton>
        )}
      </Row>
    </>
  );
}
