/** The id of a trial link. Pure. */

/** Never starts with a dash: at a terminal it would be read as an option. */
export function nonceOf(random: Buffer): string {
  return random.toString('base64url').replace(/^-/, '_')
}
