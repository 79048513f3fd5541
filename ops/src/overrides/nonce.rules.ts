/** What a trial link is known by. Pure. */

/** Never with a dash in front: at a terminal that would be an option, and the link could not be taken back there. */
export function nonceOf(random: Buffer): string {
  return random.toString('base64url').replace(/^-/, '_')
}
