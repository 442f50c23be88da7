import type { Setting, SettingsTable } from '../../server/common/config/setting.js';
import { GROUPS, SETTINGS } from '../../server/common/config/settings-table.js';

const WIDTH = 120;

const INTRO = `Ajustes de Carpetas. Copie este archivo como .env y quite el # de lo que cambie: los valores que se ven son los de
fábrica. Lo leen \`npm start\`, \`npm run dev\` y docker compose. Una variable del entorno tiene prioridad sobre él.`;

/** Variables that only docker compose reads. */
const OF_COMPOSE = `# Contraseña de su PostgreSQL, con los signos que quiera: entre comillas simples, para que $ y # no digan otra cosa. Vale
# desde el primer inicio; después se cambia antes en la base de datos.
#POSTGRES_PASSWORD=carpetas
# En qué interfaz de red se publica PORT: 0.0.0.0 lo abre a toda la red.
#PUBLISH_HOST=127.0.0.1`;

/** The text of .env.example, from the table of settings. */
export function envExample(): string {
  const groups = Object.entries(GROUPS).map(([title, table]) => `${heading(title)}\n\n${linesOf(table).join('\n')}`);
  return `${[comment(INTRO), ...groups, `${heading('Solo de docker compose')}\n\n${OF_COMPOSE}`].join('\n\n')}\n`;
}

const heading = (title: string) => `# --- ${title} `.padEnd(WIDTH - 1, '-');

const linesOf = (table: SettingsTable) =>
  Object.entries(table).flatMap(([name, { es, value, example = '' }]) => [
    ...(es ? [comment(es)] : []),
    `#${name}=${value ?? example}`,
  ]);

/** The text as a comment, in lines that fit. */
function comment(text: string): string {
  const lines = [''];
  for (const word of text.split(/\s/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length < WIDTH) lines.splice(-1, 1, longer);
    else lines.push(` ${word}`);
  }
  return lines.map((line) => `#${line}`).join('\n');
}

const TABLE = '| Variable | Default | |\n|-|-|-|\n';

/** The text of docs/operate.md, with its table and list of secrets from the table of settings. */
export function withSettings(page: string): string {
  const start = page.indexOf(TABLE);
  const end = page.indexOf('\n\nAll of them, with every limit', start);
  if (start < 0 || end < 0) throw new Error('docs/operate.md has lost its table of settings');
  const all = Object.entries<Setting>(SETTINGS);
  const rows = all.flatMap(([name, { en, value, unset }]) =>
    en ? [`| \`${name}\` | ${value === undefined ? (unset ?? '') : `\`${value}\``} | ${en} |`] : [],
  );
  const secrets = all.filter(([, { isSecret }]) => isSecret).map(([name]) => `\`${name}\``);
  const told = `${secrets.slice(0, -1).join(', ')} and ${secrets.at(-1)} hold passwords or keys: show them to nobody.`;
  return `${page.slice(0, start)}${TABLE}${rows.join('\n')}\n\n${told}${page.slice(end)}`;
}
