import { useState } from 'react';
import { Button } from '../../../../components/button';
import { Row } from '../../../../components/layout/layout';
import type { Correo } from '../correos-api';
import { MailNotice } from '../reader/mail-notice';
import { CambiarHoraPanel } from './cambiar-hora-panel';
import { cuandoSale } from './cuando-sale';
import { useProgramados } from './use-programados';

/** Says when the open mail leaves, with what can be done until then. */
export function AvisoProgramado({ correo }: { correo: Correo }) {
  const { enviarAhora, cambiarHora, cancelar } = useProgramados();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { enviarEn } = correo;
  if (!enviarEn) return null;
  return (
    <>
      <MailNotice
        tono="info"
        text={`Sale ${cuandoSale(enviarEn)}.`}
        action={
          <Row wrap gap={1}>
            <Button size="small" onClick={() => void enviarAhora(correo)}>
              Enviar ahora
            </Button>
            <Button size="small" aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
              Cambiar hora
            </Button>
            <Button size="small" onClick={() => void cancelar([correo])}>
              Cancelar envío
            </Button>
          </Row>
        }
      />
      {anchor && (
        <CambiarHoraPanel
          enviarEn={enviarEn}
          anchor={anchor}
          onChoose={(moment) => void cambiarHora(correo, moment)}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
