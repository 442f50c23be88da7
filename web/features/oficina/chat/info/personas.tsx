import { MessageCircle, ShieldCheck, ShieldOff, UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEscribir } from '../../../../collection/use-escribir';
import { Avatar } from '../../../../components/avatar';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { Box, Cut, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { ActionsMenu } from '../../../../components/ui/actions-menu';
import { MenuItem } from '../../../../components/ui/menu-entries';
import { contar } from '../../../../lib/numeros';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { type Conversacion, type ConversacionDetalle, conversaciones } from '../chat-api';
import { AgregarPersonas } from '../grupos/agregar-personas';

type Persona = ConversacionDetalle['personas'][number];

interface PersonasProps {
  conversacion: Conversacion;
  personas: readonly Persona[];
  /** Called when the person goes to another conversation. */
  onLeft: () => void;
}

/** The people who take part in a conversation. An administrator of a group can add and remove people. */
export function Personas({ conversacion, personas, onLeft }: PersonasProps) {
  const usuarioId = useAppSelector(selectUser)?.id;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Box as="section" line="top" pad={[4, 5]} aria-label="Personas">
      <Row align="center" justify="between" minHeight={36}>
        <Text as="h3" size="md" weight="strong">
          {contar(personas.length, 'persona', 'personas')}
        </Text>
        {conversacion.administra && (
          <Button
            size="small"
            color="primary"
            startIcon={<UserPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setIsAdding(true)}
          >
            Agregar
          </Button>
        )}
      </Row>
      <PlainList margin={[2, 0, 0]}>
        {personas.map((persona) => (
          <Row key={persona.id} as="li" align="center" gap={3} minHeight={52}>
            <Avatar
              id={persona.id}
              name={persona.name}
              avatar={persona.avatar}
              estado={persona.estado}
              isOwn={persona.id === usuarioId}
              size={36}
            />
            <Stack as="span" grow shrinks>
              <Cut weight="medium">
                {persona.name}
                {persona.id === usuarioId && ' (usted)'}
              </Cut>
              <Text size="sm" tone="soft">
                {persona.about}
              </Text>
            </Stack>
            {persona.administra && (
              <Text fill="primary-soft" round="full" pad={['2px', 2]} size="xs" weight="medium" tone="primary">
                Administra
              </Text>
            )}
            {persona.id !== usuarioId && <PersonaMenu conversacion={conversacion} persona={persona} onLeft={onLeft} />}
          </Row>
        ))}
      </PlainList>
      {isAdding && <AgregarPersonas id={conversacion.id} personas={[...personas]} onClose={() => setIsAdding(false)} />}
    </Box>
  );
}

function PersonaMenu({ conversacion, persona, onLeft }: Omit<PersonasProps, 'personas'> & { persona: Persona }) {
  const { escribir } = useEscribir();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { id } = conversacion;
  const participant = { id, usuarioId: persona.id };
  const setAdministra = (administra: boolean) =>
    escribir(
      conversaciones.send('conversacionesUpdateParticipante', {
        ...participant,
        modificarParticipanteDto: { administra },
      }),
    );
  const remove = async () => {
    const isSure = await confirm({
      title: `¿Quitar a ${persona.name}?`,
      message: 'Dejará de leer el grupo y de recibir sus mensajes.',
      actions: { confirm: { label: 'Quitar' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (isSure) void escribir(conversaciones.send('conversacionesRemoveParticipante', participant));
  };
  const write = () => {
    onLeft();
    void navigate(`/chat?con=${persona.id}`);
  };
  return (
    <ActionsMenu size="small" label={`Acciones de ${persona.name}`}>
      <MenuItem Icon={MessageCircle} onClick={write}>
        Escribirle
      </MenuItem>
      {conversacion.administra && (
        <>
          {persona.administra ? (
            <MenuItem Icon={ShieldOff} onClick={() => setAdministra(false)}>
              Que no administre más
            </MenuItem>
          ) : (
            <MenuItem Icon={ShieldCheck} onClick={() => setAdministra(true)}>
              Que administre el grupo
            </MenuItem>
          )}
          <MenuItem Icon={UserMinus} isDanger onClick={remove}>
            Quitar del grupo
          </MenuItem>
        </>
      )}
    </ActionsMenu>
  );
}
