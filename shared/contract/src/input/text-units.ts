/** Length of a text in units (spec 5): a character above code 255 counts as two. */
export function unitsOf(text: string): number {
  let units = 0
  for (const character of text) units += (character.codePointAt(0) ?? 0) > 255 ? 2 : 1
  return units
}
