/** An amount as the API has it: «1500.50» for «1.500,50». Null for none. */
export const leerMonto = (escrito: string): string | null =>
  escrito.trim().replaceAll('.', '').replace(',', '.') || null;
