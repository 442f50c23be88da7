import { CalendarDays, Check, CircleOff, Inbox, Send, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { RequisitoDto } from '../../../../api/generated/requisitos';
import { useEscribir } from '../../../../collection/use-escribir';
import { Button } from '../../../../components/button';
import { latePanel } from '../../../../components/late-panel';
import { useElegidas } from '../../../../components/selection/elegibles';
import { BarraDeElegidas } from '../../../../components/selection/elegidas-bar';
import { type EstadoRequisito, isDecidido } from '../estados';
import { requisitos as todos } from '../requisitos';
import { useEncargar } from '../use-encargar';

const { Panel: NoAplicaDialog } = latePanel(async () => (await import('../dialogs/no-aplica-dialog')).NoAplicaDialog);

const { Panel: EncargarDialog } = latePanel(async () => (await import('../dialogs/encargar-dialog')).EncargarDialog);

interface BarraDeRequisitosProps {
  carpetaId: string;
  requisitos: readonly RequisitoDto[];
  canDecide: boolean;
}

const look = { size: 'small', variant: 'outlined' } as const;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The bar with the actions on all chosen requisitos. */
export function BarraDeRequisitos({ carpetaId, requisitos, canDecide }: BarraDeRequisitosProps) {
  const { isChosen, clear } = useElegidas();
  const { escribir } = useEscribir();
  const [isExplaining, setIsExplaining] = useState(false);
  const [encarga, setEncarga] = useState<'responsable' | 'vence' | null>(null);
  const encargar = useEncargar(carpetaId);
  const elegidos = requisitos.filter(({ id }) => isChosen(id));
  const isSettled = !canDecide && elegidos.some(({ estado }) => isDecidido(estado));

  const send = (estado: EstadoRequisito, motivo?: string) => {
    const ids = elegidos.map(({ id }) => id);
    return escribir(todos.send('requisitosUpdateAll', { id: carpetaId, marcarRequisitosDto: { ids, estado, motivo } }));
  };
  const mark = (estado: EstadoRequisito) => {
    clear();
    void send(estado);
  };
  // A refused reason stays in its dialog, which is about the chosen requisitos.
  const explain = async (motivo: string) => {
    const answer = await send('no_aplica', motivo);
    if (answer !== undefined) clear();
    return answer;
  };

  return (
    <>
      <BarraDeElegidas label="Requisitos elegidos" genero="o">
        <Button {...look} startIcon={<Send {...icon} />} disabled={isSettled} onClick={() => mark('solicitado')}>
          Solicitados
        </Button>
        <Button {...look} startIcon={<Inbox {...icon} />} disabled={isSettled} onClick={() => mark('recibido')}>
          Recibidos
        </Button>
        {canDecide && (
          <>
            <Button {...look} startIcon={<CircleOff {...icon} />} onClick={() => setIsExplaining(true)}>
              No aplican…
            </Button>
            <Button {...look} startIcon={<UserPlus {...icon} />} onClick={() => setEncarga('responsable')}>
              Responsable…
            </Button>
            <Button {...look} startIcon={<CalendarDays {...icon} />} onClick={() => setEncarga('vence')}>
              Vence…
            </Button>
            <Button size="small" variant="contained" startIcon={<Check {...icon} />} onClick={() => mark('aprobado')}>
              Aprobar
            </Button>
          </>
        )}
      </BarraDeElegidas>
      {encarga && (
        <EncargarDialog
          que={encarga}
          requisitos={elegidos}
          onConfirm={(encargo) => {
            clear();
            return encargar(elegidos, encargo);
          }}
          onClose={() => setEncarga(null)}
        />
      )}
      {isExplaining && (
        <NoAplicaDialog
          nombres={elegidos.map(({ nombre }) => nombre)}
          onConfirm={explain}
          onClose={() => setIsExplaining(false)}
        />
      )}
    </>
  );
}
