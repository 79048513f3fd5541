/** A request's logger, created on its first line: most requests log nothing, and a child with redaction costs 5 µs. */
import type { FastifyBaseLogger } from 'fastify'

type Bindings = Record<string, unknown>

/** For fastify's `childLoggerFactory`. */
export function lazyChild(parent: FastifyBaseLogger, bindings: Bindings, options: object): FastifyBaseLogger {
  return new LazyLogger(parent, bindings, options) as unknown as FastifyBaseLogger
}

class LazyLogger {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Bindings
  readonly #options: object
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: object) {
    this.#parent = parent
    this.#bindings = bindings
    this.#options = options
  }

  get #own(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options)
    return this.#made
  }

  get level(): string {
    return this.#parent.level
  }

  child(...args: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own.child(...args)
  }

  static {
    for (const name of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const)
      Object.defineProperty(LazyLogger.prototype, name, {
        value(this: LazyLogger, ...line: [object, string?]) {
          if (isWritten(this.#parent, name)) this.#own[name](...line)
        },
      })
  }
}

function isWritten(logger: FastifyBaseLogger, level: string): boolean {
  const { isLevelEnabled } = logger as { isLevelEnabled?: (level: string) => boolean }
  return isLevelEnabled?.call(logger, level) ?? true
}
