import type { AgendaDto, EventoDeAgendaDto } from '../../server/expediente/agenda/agenda.dto.js';
import type { Answer, ApiClient } from './api-client.js';

export type EventoRefusal = { code: string; message: string; details: { campo: string }[] };
export const at = (day: string, hour = 10) => `${day}T${String(hour).padStart(2, '0')}:00:00-03:00`;
export const addEvento = (client: ApiClient, body: object = {}): Promise<Answer<EventoDeAgendaDto & EventoRefusal>> =>
  client.post('/agenda/eventos', {
    ...{ tipo: 'reunion', titulo: 'Reunión', desde: at('2027-03-04'), hasta: at('2027-03-04', 11) },
    ...body,
  });
export const agendaOf = async (client: ApiClient, query = '', desde = '2027-03-01', hasta = '2027-03-31') =>
  (await client.get<AgendaDto>(`/agenda?desde=${desde}&hasta=${hasta}${query}`)).body;
export const titlesInAgenda = async (client: ApiClient, query = '') =>
  (await agendaOf(client, query)).items.map(({ clase, titulo, dia }) => `${dia} ${clase} ${titulo}`);
