/** A query failed because the database does not answer. The log has said so: a request that fails by it needs no line. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'
  /** Status of an answer that needed the database. */
  readonly statusCode = 503

  constructor(cause?: unknown) {
    super('The database does not answer, try again in a moment.', { cause })
  }
}

/** @returns the lost database among the causes of a failure */
export function databaseAwayIn(error: unknown): DatabaseAwayError | undefined {
  for (let next = error; next instanceof Error; next = next.cause) if (next instanceof DatabaseAwayError) return next
  return undefined
}
