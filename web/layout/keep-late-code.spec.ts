import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { isCodeKept, setCodeKept } from '../lib/kept-code';
import { startApiServer } from '../testing/api-server';
import { keepLateCode } from './keep-late-code';

const server = startApiServer();
const at = (name: string) => `http://localhost:3000/assets/${name}`;
const names = ['a.js', 'b.js', 'c.js', 'd.js', 'e.js'];

afterEach(() => setCodeKept(false));

function serve(answer: (name: string) => Response) {
  server.use(
    http.get(at('index-1.late.json'), () => HttpResponse.json(names.map(at))),
    http.get(at(':name'), ({ params }) => answer(String(params.name)) as HttpResponse<string>),
  );
}

it('every script of the build is fetched, also after the network was cut, and then the code counts as kept', async () => {
  const fetched: string[] = [];
  serve((name) => {
    fetched.push(name);
    return name === 'e.js' && fetched.length < 6 ? HttpResponse.error() : HttpResponse.text('1');
  });
  await keepLateCode(at('index-1.js'), async () => undefined);
  expect(fetched.toSorted()).toEqual([...names, 'e.js']);
  expect(isCodeKept()).toBe(true);
});

it('the code does not count as kept when a script is gone, as after a new release, or when the fetching is stopped', async () => {
  serve((name) => (name === 'c.js' ? new HttpResponse(null, { status: 404 }) : HttpResponse.text('1')));
  await expect(keepLateCode(at('index-1.js'), async () => undefined)).rejects.toThrow('c.js is gone');
  await expect(keepLateCode(at('index-1.js'), () => Promise.reject(new Error('left')))).rejects.toThrow('left');
  expect(isCodeKept()).toBe(false);
});
