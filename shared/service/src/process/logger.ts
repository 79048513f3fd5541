/** The log format of the servers: JSON lines, no bodies, no secrets. */
import { type DestinationStream, type LogFn, type Logger, pino, stdTimeFunctions } from 'pino'
import { databaseAwayIn } from './database-away.ts'

export type ServiceLogger = Logger

/** Redacted fields, at the root and one level below (`req.headers.cookie`, `headers.x-token`, …). */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-token',
  'x-user',
  'x-signature',
  'x-device-uuid',
  'token',
  'password',
  'fundPassword',
  'body',
  'data',
]
const PREFIXES = ['', '*.', '*.headers.']
const SECRET_QUERY = /([?&](?:token|appdown-token|access_token|authorization|signature|password|url)=)[^&#]*/gi

/** Redacts secret query parameters in a URL. */
export function redactUrl(url: string): string {
  return url.replace(SECRET_QUERY, '$1***')
}

/**
 * A server's logger; level by LOG_LEVEL, default `info`.
 * @param destination only for tests
 */
export function createLogger(name: string, destination?: DestinationStream): ServiceLogger {
  const options = {
    name,
    level: process.env.LOG_LEVEL || 'info',
    timestamp: stdTimeFunctions.isoTime,
    hooks: { logMethod: skipLostDatabase },
    redact: { paths: PREFIXES.flatMap((prefix) => SECRET_FIELDS.map((field) => pathOf(prefix, field))), censor: '***' },
    serializers: {
      req: (request: { method?: string; url?: string; id?: unknown }) => ({
        method: request.method,
        url: redactUrl(request.url ?? ''),
        id: request.id,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: redactUrl(String(error.message)),
        stack: redactUrl(String(error.stack)),
      }),
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** The watch of the database logs a lost one, once for all that fail by it. */
function skipLostDatabase(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [bindings] = args as unknown[]
  const error = typeof bindings === 'object' && bindings !== null && 'err' in bindings ? bindings.err : undefined
  if (databaseAwayIn(error) === undefined) method.apply(this, args)
}

function pathOf(prefix: string, field: string): string {
  const key = /^[a-z]+$/i.test(field) ? field : `["${field}"]`
  return key.startsWith('[') ? `${prefix.replace(/\.$/, '')}${key}` : `${prefix}${key}`
}
