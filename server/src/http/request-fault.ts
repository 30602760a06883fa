import { type Fault, fault } from '@crossbones/core';
import type { FastifyError } from 'fastify';
import { malformed, type Wrong } from './malformed.js';

/** A mistake in a request, found where only an error can be thrown. */
export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.key);
  }
}

/** Whose mistake an error is: `broken` means ours. */
export function faultOf(error: FastifyError, bodyLimit: number): Fault {
  if (error instanceof Refused) return error.fault;
  if (error.validation !== undefined) {
    const whole = error.validationContext === 'querystring' ? 'The address' : 'The body';
    return malformed(error.validation as unknown as Wrong[], whole);
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return fault('too-large', { max: bodyLimit });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_EMPTY_TYPE':
      return fault('wants-content-type');
    default: {
      const status = error.statusCode ?? 500;
      return fault(status >= 400 && status < 500 ? 'bad-http' : 'broken');
    }
  }
}
