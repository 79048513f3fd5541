/** Parses a maintenance window from form fields, in the site's time zone. Pure. */
import type { MaintenanceWindow } from '@lantern/contract/federation'
import * as v from 'valibot'
import { pathSchema, wordSchema } from '../../../maintenance/maintenance.routes.ts'
import { siteTimeOf } from '../../../times/site-time.ts'
import type { Form } from '../../parts/visit.ts'

export type WrongField = {
  field: 'from' | 'to' | 'routes' | 'words'
  why: 'wrongTime' | 'wrongOrder' | 'wrongRoutes' | 'wrongWords'
}
/** Field names, to pass the values on. */
export const WINDOW_FIELDS = ['from', 'to', 'routes', 'zh', 'en'] as const

export function windowOf(form: Form, zone: string, nowMs: number): MaintenanceWindow | WrongField {
  const { from: begins = '', to: ends = '', routes: paths = '', zh = '', en = '' } = form
  const from = begins === '' ? nowMs : siteTimeOf(begins, zone, nowMs)
  if (from === null) return { field: 'from', why: 'wrongTime' }
  const to = siteTimeOf(ends, zone, from)
  if (to === null) return { field: 'to', why: 'wrongTime' }
  if (to <= from || to <= nowMs) return { field: 'to', why: 'wrongOrder' }
  const routes = paths.split(/\s+/).filter((path) => path !== '')
  if (!routes.every((path) => v.is(pathSchema, path))) return { field: 'routes', why: 'wrongRoutes' }
  const hasWords = zh.trim() !== '' || en.trim() !== ''
  const text = v.safeParse(v.object({ zh: wordSchema, en: wordSchema }), { zh, en })
  if (hasWords && !text.success) return { field: 'words', why: 'wrongWords' }
  return {
    from,
    to,
    ...(routes.length === 0 ? {} : { routes }),
    ...(hasWords && text.success ? { text: text.output } : {}),
  }
}
