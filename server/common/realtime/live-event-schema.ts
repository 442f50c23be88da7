import type { OpenAPIObject } from '@nestjs/swagger';
import { collect, collectDeCarpeta } from '../../domains.js';
import type { LiveEventKind, Named } from '../domain.js';

type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

const ID: Schema = { type: 'string', format: 'uuid' };

/** The schema of live events for the description of the API. No route answers with them. */
export const LIVE_EVENT_SCHEMA: Schema = {
  description: 'What the socket at /api/socket sends as `live`. It says what changed; the client then fetches it.',
  oneOf: Object.entries<LiveEventKind>(collect('events')).map(([type, { about, names = {} }]) => ({
    type: 'object',
    description: about,
    properties: {
      type: { type: 'string', enum: [type] },
      ...Object.fromEntries(Object.entries(names).map(([name, named]) => [name, schemaOf(named)])),
      origin: { type: 'string', description: 'The tab that made the change: usuarioId/X-Tab-Id.' },
    },
    required: ['type', ...Object.keys(names).filter((name) => !isSeveral(names[name]))],
  })),
};

function isSeveral(named: Named | undefined): named is 'ids?' | 'names?' {
  return named === 'ids?' || named === 'names?';
}

function schemaOf(named: Named): Schema {
  if (isSeveral(named)) {
    return { type: 'array', items: named === 'ids?' ? ID : { type: 'string' } };
  }
  if (named === 'id') {
    return ID;
  }
  return { type: 'string', enum: named === 'cambio' ? Object.keys(collectDeCarpeta('cambios')) : [...named] };
}
