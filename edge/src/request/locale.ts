/** The language of a page: the member's cookie, else the browser's, else zh-CN. A page in a third language begins in English. */
import { COOKIE } from '@lantern/contract'
import { cookieOf } from './address.ts'

export type Locale = 'zh-CN' | 'en'

export function localeOf(headers: { cookie?: string; 'accept-language'?: string }): Locale {
  const chosen = cookieOf(headers.cookie, COOKIE.locale) ?? ''
  if (/^[a-z]{2,3}(?:-|$)/i.test(chosen)) return chosen.startsWith('zh') ? 'zh-CN' : 'en'
  const accepted = (headers['accept-language'] ?? '')
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
      const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
      return { tag, quality: Number.isFinite(quality) ? quality : 0, order }
    })
    .filter(({ tag, quality }) => quality > 0 && /^(?:zh|en)(?:-|$)/.test(tag))
    .sort((one, other) => other.quality - one.quality || one.order - other.order)
  return accepted[0]?.tag.startsWith('en') ? 'en' : 'zh-CN'
}
