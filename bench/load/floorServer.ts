// The floor: the same SQL through node-postgres in a bare Node HTTP server. No session, no checks, no cache; the
// difference to the product is the cost of the product.
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { z } from 'zod';
import { serveFloor } from './serveFloor.ts';

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

serveFloor(answer);
