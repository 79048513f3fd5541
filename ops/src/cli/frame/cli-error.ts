/** An error that the user can fix; its message says all that is needed. */
export class CliError extends Error {
  override readonly name = 'CliError'
}

/** Wrong usage: an unknown verb, a missing word or option. Exit code 2. */
export class UsageError extends CliError {}
