// Why a message was not delivered, as a short code. A provider's answer may repeat the address or the text, so
// nothing of it is passed on: not into the log, not into the job, not into the row.

export type FaultCode =
  | 'timeout'
  | 'unreachable'
  | 'tls'
  | 'auth'
  | 'busy'
  | 'rejected'
  | 'gone'
  | 'fault'
  | 'underWay'
  | 'abandoned';

export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault';
  readonly code: FaultCode;

  constructor(code: FaultCode) {
    super(code);
    this.code = code;
  }
}

export function faultCodeOf(error: unknown): FaultCode {
  return error instanceof DeliveryFault ? error.code : 'fault';
}
