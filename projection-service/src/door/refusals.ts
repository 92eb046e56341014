import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerJson } from './answers.ts';

export const REFUSALS = {
  'store.away': {
    status: 503,
    bn: 'সেবাটি এই মুহূর্তে পাওয়া যাচ্ছে না; একটু পর চেষ্টা করুন',
    en: 'The service is away for the moment; try again soon',
  },
  'outcome.unknown': {
    status: 504,
    bn: 'ফলাফল জানা যায়নি; একই চাবি দিয়ে আবার পাঠান, নয়তো আগে দেখে নিন লেখা হয়েছে কি না',
    en: 'The outcome is not known; send it again with the same key, or look first whether it was recorded',
  },
  'request.too-large': {
    status: 413,
    bn: 'অনুরোধটি অনেক বড়',
    en: 'The request is too large',
  },
} as const;

/** Answers in the shape the services refuse in, in the caller's language. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  code: keyof typeof REFUSALS,
): void {
  const refusal = REFUSALS[code];
  const language = /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'bn';
  if (refusal.status === 503) response.setHeader('retry-after', '1');
  response.setHeader('content-language', language);
  answerJson(response, refusal.status, bodyOf(code, language));
}

/** As the services word a refusal. */
export const bodyOf = (code: keyof typeof REFUSALS, language: 'bn' | 'en') => {
  const message = REFUSALS[code][language];
  return { success: false, error: message, message, code };
};
