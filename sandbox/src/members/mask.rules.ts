/** Spec 3 and 5: `(country number)number`, none for CN; seven digits or fewer keep the last three, longer ones stand from the eighth on. */
export function maskPhone(area: string, phone: string | null): string {
  if (!phone) return ''
  const masked = phone.length <= 7 ? `****${phone.slice(-3)}` : `****${phone.slice(7)}`
  return area === '86' || area === 'CN' ? masked : `(${area})${masked}`
}

/** 张**: keeps the first character. Always two stars, so that the mask does not reveal the length of the name. */
export function maskName(name: string | null): string {
  return name ? `${[...name][0] ?? ''}**` : ''
}

/** `x***@example.com`. */
export function maskEmail(email: string | null): string {
  if (!email) return ''
  const [name = '', domain = ''] = email.split('@')
  return `${[...name][0] ?? ''}***@${domain}`
}
