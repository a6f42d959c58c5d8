// The floor: the same SQL through node-postgres in a bare Node HTTP server. No session, no checks, no cache; the
// difference to the product is the cost of the product.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { z } from 'zod';

const columns = `id, name, street, city, state, zip, principal_name as "principalName", principal_office_phone, school_office_number,
  principal_email, website, contact_phone, fax, email, phone, links, time_created, time_updated`;

const list = { name: 'list', text: `select ${columns} from schools order by name, id` };
const byId = { name: 'by-id', text: `select ${columns} from schools where id = $1` };
const change = {
  name: 'change',
  text: `update schools set principal_name = $2, time_updated = now() where id = $1 returning ${columns}`,
};

const inputSchema = z.object({
  schoolId: z.string(),
  edit: z.object({ principalName: z.object({ to: z.string() }) }),
});

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.method === 'POST') {
    const { schoolId, edit } = inputSchema.parse(JSON.parse(await text(request)));
    const { rows } = await pool.query<object>({ ...change, values: [schoolId, edit.principalName.to] });
    return rows[0];
  }
  const schoolId = request.url?.slice('/api/schools/'.length) ?? '';
  if (schoolId === '') return (await pool.query<object>(list)).rows;
  return (await pool.query<object>({ ...byId, values: [schoolId] })).rows[0];
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const json = JSON.stringify(body) ?? 'null';
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(json),
  });
  response.end(json);
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => send(response, 200, body),
    (error: unknown) => send(response, 500, String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) {
    console.log(`ready at http://127.0.0.1:${address.port}`);
  }
});
