/**
 * A picture of the member's as it may be sent: redrawn, small, without what the camera wrote into it. What it takes comes with the first picture.
 * @param maxLength of the data URL, characters
 * @throws PictureProblem as the error's message
 */
export async function readPicture(file: File, maxLength: number): Promise<string> {
  const { redrawPicture } = await import('./redraw-picture.ts')
  return redrawPicture(file, maxLength)
}
