/** Text rules of spec 5 used by several parts. */

/** Length in units: a character above code 255 counts as 2. */
export function textLength(text: string): number {
  let units = 0
  for (const char of text) units += (char.codePointAt(0) ?? 0) > 255 ? 2 : 1
  return units
}

/** 7 digits or fewer show the last 3 after four stars; longer show from the 8th digit on. */
export function maskPhone(digits: string): string {
  return `****${digits.length <= 7 ? digits.slice(-3) : digits.slice(7)}`
}

/** `(country number)number`, masked; China has no prefix (spec 3). */
export function displayPhone(countryCode: string, countryNumber: string, digits: string): string {
  const masked = maskPhone(digits)
  return countryCode === 'CN' ? masked : `(${countryNumber})${masked}`
}
