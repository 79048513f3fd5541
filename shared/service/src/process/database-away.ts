import { causesOf } from './causes.ts'

/** A query failed because the database does not answer. The watch of the pool logs it; callers must not. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'
  /** Status of an answer that needed the database. */
  readonly statusCode = 503

  constructor(cause?: unknown) {
    super('The database does not answer, try again in a moment.', { cause })
  }
}

/** @returns the lost database among the causes of a failure, also of one that collects several */
export function databaseAwayIn(error: unknown): DatabaseAwayError | undefined {
  return [...causesOf(error)].find((one) => one instanceof DatabaseAwayError)
}
