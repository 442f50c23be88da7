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

it('fetches every script that the build lists, also what the network has cut, and then says so', async () => {
  const fetched: string[] = [];
  serve((name) => {
    fetched.push(name);
    return name === 'e.js' && fetched.length < 6 ? HttpResponse.error() : HttpResponse.text('1');
  });
  await keepLateCode(at('index-1.js'), async () => undefined);
  expect(fetched.toSorted()).toEqual([...names, 'e.js']);
  expect(isCodeKept()).toBe(true);
});

it('says nothing of the kind when one is gone, as after a new release, or when it is told to stop', async () => {
  serve((name) => (name === 'c.js' ? new HttpResponse(null, { status: 404 }) : HttpResponse.text('1')));
  await expect(keepLateCode(at('index-1.js'), async () => undefined)).rejects.toThrow('c.js is gone');
  await expect(keepLateCode(at('index-1.js'), () => Promise.reject(new Error('left')))).rejects.toThrow('left');
  expect(isCodeKept()).toBe(false);
});
