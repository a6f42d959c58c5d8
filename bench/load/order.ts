// The messages to and from the load generator.
import { z } from 'zod';
import { kinds } from './requests.ts';

const viewerSchema = z.object({
  cookie: z.string(),
  /** Each connection has its own schools, so that the server is measured and not the wait for a row lock. */
  schoolIds: z.array(z.string()),
  userId: z.string().optional(),
  entries: z.object({ count: z.int(), categoryId: z.string(), itemId: z.string() }).optional(),
  workOrders: z.object({ count: z.int(), boardIds: z.array(z.string()), connection: z.int() }).optional(),
});
export type Viewer = z.infer<typeof viewerSchema>;

export const orderSchema = z.object({
  port: z.int(),
  kind: z.enum(kinds),
  seconds: z.number(),
  viewers: z.array(viewerSchema),
});
export type Order = z.infer<typeof orderSchema>;

export const loadSchema = z.object({
  requests: z.number(),
  failed: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
});
export type Load = z.infer<typeof loadSchema>;
