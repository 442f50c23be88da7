/** The operators of a search of mails, with what each looks for, in the order in which pages suggest them. */
export const OPERADORES_DE_CORREO = [
  { operador: 'de:', busca: 'quien lo envió' },
  { operador: 'para:', busca: 'quien lo recibe, también en copia' },
  { operador: 'asunto:', busca: 'palabras del asunto' },
  { operador: 'adjunto:', busca: '«sí», «no» o el nombre del archivo' },
  { operador: 'desde:', busca: 'ese día y los siguientes: 4/3/2026' },
  { operador: 'antes:', busca: 'los días anteriores: 4/3/2026' },
  { operador: 'en:', busca: 'una bandeja o una etiqueta' },
] as const;

/** The folders and flags that `en:` knows, besides labels, by the names that people type, without accents. */
export const EN_BANDEJAS: Readonly<Record<string, 'inbox' | 'sent' | 'drafts' | 'archive' | 'spam' | 'trash'>> = {
  recibidos: 'inbox',
  entrada: 'inbox',
  enviados: 'sent',
  borradores: 'drafts',
  apartados: 'archive',
  spam: 'spam',
  papelera: 'trash',
};
