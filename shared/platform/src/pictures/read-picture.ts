/**
 * Prepares a member's picture for sending: re-encoded, small, without camera metadata. The code loads with the first picture.
 * @param maxLength of the data URL, characters
 * @throws PictureProblem as the error's message
 */
export async function readPicture(file: File, maxLength: number): Promise<string> {
  const { redrawPicture } = await import('./redraw-picture.ts')
  return redrawPicture(file, maxLength)
}
