/** Something that the person at the terminal can fix; the message is all they need. */
export class CliError extends Error {
  override readonly name = 'CliError'
}

/** The call itself was wrong: no such verb, a word or an option missing. Exit code 2. */
export class UsageError extends CliError {}
