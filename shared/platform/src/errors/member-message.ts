/** The message that a member sees for an error, in the language of the page. */
import { ERROR_TEXT, type ErrorTextKey } from './error.messages.ts'
import { type ConnectionError, isLanternError } from './errors.ts'

/** Reads the locale from the document, where the shell keeps it: platform must not import i18n. Chinese until it is there. */
function text(key: ErrorTextKey): string {
  const lang = globalThis.document?.documentElement.lang || 'zh-CN'
  return ERROR_TEXT[lang.startsWith('zh') ? 'zh-CN' : 'en'][key]
}

/** Technical terms of proxies, certificates and firewalls that mean nothing to a member (spec 8). */
const TECHNICAL = /Acceptable|Failed|SSL error|Forbidden/

/**
 * The message for any thrown value (spec 8): technical text becomes "network abnormal", an empty message "system abnormal".
 */
export function memberMessage(error: unknown): string {
  if (!isLanternError(error)) return text('system')
  switch (error.kind) {
    case 'cancelled':
      return text('cancelled')
    case 'connection':
      return connectionMessage(error as ConnectionError)
    case 'business':
    case 'session':
    case 'venue':
      return cleanMessage(error.message)
    case 'contract':
      return text('system')
  }
}

function connectionMessage(error: ConnectionError): string {
  switch (error.reason) {
    case 'timeout':
    case 'terminated':
    case 'disconnected':
    case 'abnormal':
    case 'unknown':
      return text(error.reason)
    case 'http':
      // The status text as given, unless technical; HTTP/2 servers send none (spec 8).
      return error.message.trim() === '' ? text('unknown') : cleanMessage(error.message)
  }
}

/** A server's message unchanged, unless technical or empty. */
function cleanMessage(message: string): string {
  if (message.trim() === '') return text('system')
  return TECHNICAL.test(message) ? text('abnormal') : message
}

/** Default of a business error without a message (spec 8). */
export function unknownBusinessMessage(): string {
  return text('business')
}
