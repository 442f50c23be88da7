import { expect, it } from 'vitest';
import { quedan } from './quedan';

it.each([
  [0, 4000, 'Quedan 4.000 caracteres'],
  [198, 200, 'Quedan 2 caracteres'],
  [199, 200, 'Queda 1 carácter'],
  [200, 200, 'Quedan 0 caracteres'],
  [201, 200, 'Sobra 1 carácter'],
  [230, 200, 'Sobran 30 caracteres'],
])('a text of %d characters of %d says «%s»', (length, most, text) => expect(quedan(length, most)).toBe(text));
