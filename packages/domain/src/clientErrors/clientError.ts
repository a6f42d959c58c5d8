// An error of the browser, as it is reported to the server: what went wrong and where in the code, never what a person
// saw or typed.
import { z } from 'zod';
import { limitedText } from '../kernel/index.ts';
import { clientErrorKinds, clientErrorLimits } from './limits.ts';

export const clientErrorReportSchema = z.object({
  kind: z.enum(clientErrorKinds),
  name: limitedText(clientErrorLimits.name),
  message: limitedText(clientErrorLimits.message),
  stack: limitedText(clientErrorLimits.stack),
  version: limitedText(20).regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/),
  /** The pattern of the page's address, such as `/schools/$schoolId`. */
  route: limitedText(clientErrorLimits.route),
  isOffline: z.boolean(),
  count: z.int().min(1).max(clientErrorLimits.count),
});
export type ClientErrorReport = z.infer<typeof clientErrorReportSchema>;
